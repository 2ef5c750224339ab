import { useApp } from '../../ui/context.ts';

/** Characters left, or how many are too many. */
export function Room({ id, room }: { id: string; room: number }) {
  const { t } = useApp();
  return (
    <>
      <p id={id} className={room < 0 ? 'ca-error' : 'ca-counter'}>
        {room < 0 ? t('tweet.tooLong', { n: -room }) : t('tweet.charactersLeft', { n: room })}
      </p>
      <p className="ca-lead">{t('tweet.newWindow')}</p>
      <p className="ca-hidden" role="status">
        {room < 0 && t('tweet.tooLong', { n: -room })}
      </p>
    </>
  );
}
