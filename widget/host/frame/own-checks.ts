import type { HostHandlers, Viewability } from '../host.ts';
import type { Loader } from './duties.ts';

export type OwnChecksOptions = {
  /** How long a loader has to answer before we measure viewability ourselves, ms. */
  viewMs: number;
  /** How long it has to report on ad blockers before we check ourselves, ms. */
  adBlockMs: number;
  /** The widget's own thresholds, as far as they are known. */
  custom: () => Viewability;
};

/** If the chunk can't be loaded, the only loss is that viewability is not measured, and the loader keeps the timings. */
const ignore = () => {};

/** A first card is drawn before what is done for a loader, so that both don't share a slow network (contract §8, 26). */
const SERVE_AFTER_MS = 500;

const load = () => import('./duties.ts');
/** Tried once more, since the file may come in the moment in which the network is gone. */
const loadDuties = () => load().catch(load);

/** Does the loader's checks in its place: the view unless a loader answers in time, ad blockers unless it tells of them. */
export function startOwnChecks(
  { visible, adBlock }: Pick<HostHandlers, 'visible' | 'adBlock'>,
  { viewMs, adBlockMs, custom }: OwnChecksOptions,
) {
  let isWatching = false;
  let isViewKnown = false;
  let isStopped = false;
  let stopWatching = () => {};
  async function watch() {
    isWatching = true;
    const { watchOwnView } = await import('./without-loader.ts');
    stopWatching();
    if (!isViewKnown) stopWatching = watchOwnView(visible, custom());
  }

  const viewTimer = setTimeout(() => watch().catch(ignore), viewMs);
  // A timer of its own: a host that answers may still say nothing about ad blockers.
  const checkIn = (ms: number) =>
    setTimeout(() => {
      isChecked = true;
      loadDuties()
        .then(({ checkBlocker }) => checkBlocker())
        .then(adBlock, () => adBlock(false));
    }, ms);
  let isChecked = !adBlockMs;
  let adBlockTimer = checkIn(adBlockMs);
  let serveTimer: typeof adBlockTimer | undefined;
  let stopServing = () => {};
  /** The host measures it. */
  const viewKnown = () => {
    isViewKnown = true;
    clearTimeout(viewTimer);
    stopWatching();
  };
  return {
    viewKnown,
    adBlockKnown: () => clearTimeout(adBlockTimer),
    /** For a loader that leaves to us what it would do; we don't wait for its ad-block check. */
    serve(loader: Loader) {
      const begin = ({ serve }: typeof import('./duties.ts')) => {
        if (!isStopped) stopServing = serve(loader);
      };
      serveTimer = setTimeout(() => loadDuties().then(begin).catch(ignore), SERVE_AFTER_MS);
      if (isChecked) return;
      clearTimeout(adBlockTimer);
      adBlockTimer = checkIn(SERVE_AFTER_MS);
    },
    /** Watches again, now with the widget's own thresholds. */
    customKnown() {
      if (isWatching) watch().catch(ignore);
    },
    stop() {
      isStopped = true;
      viewKnown();
      clearTimeout(adBlockTimer);
      clearTimeout(serveTimer);
      stopServing();
    },
  };
}
