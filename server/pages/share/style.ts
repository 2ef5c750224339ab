import { READER_STYLE } from '../reader/style.ts';

/**
 * The widget shows title and text itself. The page's own stand there where it can't: in too old a browser, without
 * scripts, and where the loader has taken a frame away that never came.
 */
export const SHARE_STYLE = `${READER_STYLE}
.paid { margin: 0 0 .5rem; color: var(--soft); font-size: .875rem; }
iframe { background: var(--card); border-radius: var(--radius); }
.about .lead { font-size: 1.125rem; }
@supports (accent-color: auto) { .about { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; } }
main:not(:has(iframe)) .about { clip-path: none; height: auto; position: static; width: auto; }
`;

/** Where no script runs, nobody can take part. */
export const NO_SCRIPT_STYLE =
  '.about{clip-path:none!important;height:auto!important;position:static!important;width:auto!important}[data-civic-action]{display:none!important}';
