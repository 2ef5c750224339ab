import type { Translate } from '../../i18n/index.ts';
import style from './not-shown.css' with { type: 'text' };

const WORDS = {
  lost: ['shell.crashTitle', 'errors.generic'],
  unknown: ['shell.unknown', 'shell.unknownText'],
  empty: ['shell.empty', 'shell.emptyText'],
} as const;

export type NotShownProps = {
  t: Translate;
  why: keyof typeof WORDS;
  /** Asks again; without it, asking again would change nothing. */
  onRetry?: () => void;
};

/**
 * In place of the widget, where no loader is there to give the page its own content back: its data did not come, or there
 * is no such widget; and in preview, where it has no action yet.
 */
export const NotShown = ({ t, why, onRetry }: NotShownProps) => (
  <div className="ca-not-shown" role="alert">
    <style>{style}</style>
    <p className="ca-not-shown-title">{t(WORDS[why][0])}</p>
    <p>{t(WORDS[why][1])}</p>
    {onRetry && (
      <button type="button" onClick={onRetry}>
        {t('shell.retry')}
      </button>
    )}
  </div>
);
