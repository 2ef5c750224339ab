import { guard, type Stop } from './guard.ts';

const RUNS = 4;
const RUN_EVERY_MS = 51;
/** What block lists know today; they change, so everything that may go stale stands here. */
const BAIT_QUERY = '?/ads?client=_468x60_728x90.';
const BAIT_CLASS = 'ad-leaderboard bannerAd ad_wrapper';
const BAIT_ATTRIBUTES = ['data-asg-ins', 'data-rc-widget', 'data-ad-module'];

/** Hidden and closed, so that neither page nor reader meets it; a blocker's user-origin CSS still does. No layout. */
const layBait = (host: HTMLElement) => {
  host.style.cssText = 'display:none!important';
  const bait = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'));
  bait.className = BAIT_CLASS;
  for (const name of BAIT_ATTRIBUTES) bait.setAttribute(name, '');
  return bait;
};

/** The bait alone proves nothing: a dead network or the page's own policy fails it too, and then the control with it. */
const askBait = (origin: string, blocked: () => void) => {
  const get = (query = '') => fetch(`${origin}/up.txt${query}`, { mode: 'no-cors' });
  get(BAIT_QUERY)
    .catch(() => get(BAIT_QUERY))
    .catch(() => get().then(blocked))
    .catch(() => {});
};

/** Four runs, 51 ms apart (spec §7), by chained timers: interval ticks merge on a busy page. The first hit decides. */
export const checkBlocker = (origin: string, parent: Element, stops: Stop[], answer: (detected: boolean) => void) => {
  const host = document.createElement('div');
  const bait = layBait(host);
  let blocked = false;
  let runs = 0;
  const run = () => {
    blocked ||= getComputedStyle(bait).display === 'none';
    if (!blocked && ++runs < RUNS) return next();
    host.remove();
    answer(blocked);
  };
  const next = () => {
    setTimeout(guard(run), RUN_EVERY_MS);
  };
  parent.append(host);
  stops.push(() => host.remove());
  askBait(origin, () => {
    blocked = true;
  });
  next();
};

let verdict: Promise<boolean> | undefined;

/** Checked once a page, in the first placement that asks. */
export const hasBlocker = (origin: string, parent: Element, stops: Stop[]) => {
  verdict ||= new Promise((answer) => checkBlocker(origin, parent, stops, answer));
  return verdict;
};
