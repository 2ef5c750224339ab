import { useApp } from '../../ui/context.ts';

/** Characters left, or how many are too many. */
export function CharactersLeft({ id, left }: { id: string; left: number }) {
  const { t } = useApp();
  return (
    <>
      <p id={id} className={left < 0 ? 'ca-error' : 'ca-counter'}>
        {left < 0 ? t('tweet.tooLong', { n: -left }) : t('tweet.charactersLeft', { n: left })}
      </p>
      <p className="ca-lead">{t('tweet.newWindow')}</p>
      <p className="ca-hidden" role="status">
        {left < 0 && t('tweet.tooLong', { n: -left })}
      </p>
    </>
  );
}
