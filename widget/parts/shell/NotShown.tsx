import { Sheet } from '#platform/Sheet.tsx';
import type { Unshown } from '../../core/app/late/explain.ts';
import style from './not-shown.css' with { type: 'text' };

const WORDS = {
  lost: ['shell.crashTitle', 'errors.generic'],
  unknown: ['shell.unknown', 'shell.unknownText'],
  empty: ['shell.empty', 'shell.emptyText'],
} as const satisfies Record<Unshown['why'], unknown>;

/**
 * In place of the widget, if no loader restores the page's own content: it could not be loaded or does not exist. In
 * preview also for a widget that has no action yet.
 */
export const NotShown = ({ t, why, retry }: Unshown) => (
  <div className="ca-not-shown" role="alert">
    <Sheet css={style} />
    <h2>{t(WORDS[why][0])}</h2>
    <p>{t(WORDS[why][1])}</p>
    {retry && (
      <button type="button" onClick={retry}>
        {t('shell.retry')}
      </button>
    )}
  </div>
);
