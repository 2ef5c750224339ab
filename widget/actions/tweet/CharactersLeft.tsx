import { inSentence, type Translate } from '../../../i18n/index.ts';
import { useApp } from '../../ui/context.ts';

export type CharactersLeftProps = { id: string; left: number; isEmpty: boolean };

function textOf(t: Translate, locale: string, { left, isEmpty }: CharactersLeftProps) {
  if (isEmpty) return t('form.missing', { fields: inSentence(t('tweet.label'), locale) });
  return left < 0 ? t('tweet.tooLong', { n: -left }) : t('tweet.charactersLeft', { n: left });
}

/** Characters left, how many are too many, or that there is no text yet. */
export function CharactersLeft(props: CharactersLeftProps) {
  const { t, locale } = useApp();
  const { id, left } = props;
  return (
    <>
      <p id={id} className={left < 0 ? 'ca-error' : 'ca-counter'}>
        {textOf(t, locale, props)}
      </p>
      <p className="ca-lead">{t('tweet.newWindow')}</p>
      <p className="ca-hidden" role="status">
        {left < 0 && t('tweet.tooLong', { n: -left })}
      </p>
    </>
  );
}
