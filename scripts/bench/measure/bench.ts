import type { Browser } from 'puppeteer-core';
import type { Sites } from '../site/sites.ts';

/** What a measurement works with. */
export type Bench = {
  browser: Browser;
  /** Behind the slow link. */
  slow: Sites;
  /** Behind no link, for what doesn't depend on it. */
  near: Sites;
  rounds: number;
  /** Votes on each path. */
  clicks: number;
};

/** As Lighthouse slows a desktop down to a mid-range phone. */
export const CPU_SLOWDOWN = 4;
