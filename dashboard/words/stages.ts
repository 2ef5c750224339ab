import type { Quantiles, Stage } from '../answers.ts';

/** The stages that a placement goes through, as they are called and explained on screens. */
export const STAGE_WORDS: Record<Stage, { name: string; means: string }> = {
  config: { name: 'Settings read', means: 'the script has read the placement’s settings' },
  adblock: { name: 'Ad blockers checked', means: 'the check is done; only sponsored widgets wait for it' },
  frame: { name: 'Frame in the page', means: 'the widget’s frame has its place in the article' },
  firstByte: { name: 'First byte', means: 'the server’s answer begins; counted from the frame’s own request' },
  load: { name: 'Frame loaded', means: 'the frame’s page has loaded' },
  ready: { name: 'Ready', means: 'the frame has answered, and is shown' },
  loaded: { name: 'First card', means: 'the first card is drawn' },
  visible: {
    name: 'Seen',
    means: 'half in view for a second, at most ten seconds after the first card; it depends on when readers come to it',
  },
};

/** In the order in which they are shown: the third quartile first, as Core Web Vitals do. */
export const QUANTILES = ['p75', 'p50', 'p95'] as const satisfies (keyof Quantiles)[];

/** As they are called in headings and legends. */
export const QUANTILE_NAMES: Record<keyof Quantiles, string> = {
  p75: 'Most readers (p75)',
  p50: 'Half of readers (p50)',
  p95: 'Slowest (p95)',
};

export const QUANTILE_WORDS: Record<keyof Quantiles, string> = {
  p50: 'one of two placements was faster',
  p75: 'three of four placements were faster',
  p95: 'nineteen of twenty placements were faster',
};

const REASONS: Record<string, string> = {
  left: 'The reader left before it was ready',
  blocked: 'Sponsored, and an ad blocker was on',
  timeout: 'The frame never answered',
  network: 'The server could not be reached',
  csp: 'The page’s policy forbade it',
  config: 'No widget has the id in the snippet',
  'no-content': 'No widget has the article’s address',
  other: 'Others',
};

/** Why a placement showed nothing; a reason that is new here stands as it came. */
export const reasonWords = (reason: string): string => REASONS[reason] ?? reason;
