import { number } from '../../i18n/index.ts';
import { useApp } from '../ui/context.ts';
import { Counting } from './Counted.tsx';

/** The reader's number among all who took part; none for 1, where nobody else has. */
export function OwnNumber({ n }: { n: number }) {
  const { t, locale } = useApp();
  if (n <= 1) return null;
  return (
    <p className="ca-own-number">
      <span className="ca-hidden">{t('common.youAreNumber', { n })}</span>
      <span aria-hidden="true">{t('common.youAre')}</span>
      <b>
        <Counting to={n} write={(each) => number(each, locale)} />
      </b>
    </p>
  );
}
