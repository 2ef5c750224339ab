import type { Translate } from '../../i18n/index.ts';

export type UnavailableProps = { t: Translate; onRetry: () => void };

/** The data did not come, and no loader is there to give the page its own content back: say so, and offer another try. */
export const Unavailable = ({ t, onRetry }: UnavailableProps) => (
  <div className="ca-unavailable" role="alert">
    <p>{t('errors.generic')}</p>
    <button type="button" onClick={onRetry}>
      {t('shell.retry')}
    </button>
  </div>
);
