import type { Translate } from '../../i18n/index.ts';
import style from './not-shown.css' with { type: 'text' };

export type NotShownProps = {
  t: Translate;
  /** Asks again; without it, asking again would change nothing. */
  onRetry?: () => void;
};

/**
 * In place of the widget, where no loader is there to give the page its own content back: its data did not come, or there
 * is no such widget.
 */
export const NotShown = ({ t, onRetry }: NotShownProps) => (
  <div className="ca-not-shown" role="alert">
    <style>{style}</style>
    <p className="ca-not-shown-title">{t(onRetry ? 'shell.crashTitle' : 'shell.unknown')}</p>
    <p>{t(onRetry ? 'errors.generic' : 'shell.unknownText')}</p>
    {onRetry && (
      <button type="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    )}
  </div>
);
