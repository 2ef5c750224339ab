import type { HostHandlers, Viewability } from '../host.ts';

export type OwnChecksOptions = {
  /** How long a loader has to answer before we measure viewability ourselves, ms. */
  viewMs: number;
  /** How long it has to report on ad blockers before we check ourselves, ms. */
  adBlockMs: number;
  /** The widget's own thresholds, as far as they are known. */
  custom: () => Viewability;
};

/** If the chunk can't be loaded, the only loss is that viewability is not measured. */
const ignore = () => {};

/** A first card is drawn before the ad-block check, so that both don't share a slow network (contract §8, 26). */
const CHECK_AFTER_MS = 500;

const load = () => import('./duties.ts');
/** Tried once more, since the file may come in the moment in which the network is gone. */
export const loadDuties = () => load().catch(load);

/** Does the loader's checks in its place: the view unless a loader answers in time, ad blockers unless it tells of them. */
export function startOwnChecks(
  { visible, adBlock }: Pick<HostHandlers, 'visible' | 'adBlock'>,
  { viewMs, adBlockMs, custom }: OwnChecksOptions,
) {
  let isWatching = false;
  let isStopped = false;
  let stopWatching = () => {};
  async function watch() {
    isWatching = true;
    const { watchOwnView } = await load();
    stopWatching();
    if (!isStopped) stopWatching = watchOwnView(visible, custom());
  }

  const viewTimer = setTimeout(() => watch().catch(ignore), viewMs);
  // A timer of its own: a host that answers may still say nothing about ad blockers.
  const checkAdBlock = async () => (await loadDuties()).checkBlocker();
  const checkIn = (ms: number) => setTimeout(() => checkAdBlock().then(adBlock, () => adBlock(false)), ms);
  let adBlockTimer = checkIn(adBlockMs);
  return {
    loaderAnswered: () => clearTimeout(viewTimer),
    adBlockKnown: () => clearTimeout(adBlockTimer),
    /** A loader that leaves the check to us is not waited for. */
    adBlockLeft() {
      clearTimeout(adBlockTimer);
      adBlockTimer = checkIn(Math.min(adBlockMs, CHECK_AFTER_MS));
    },
    /** Watches again, now with the widget's own thresholds. */
    customKnown() {
      if (isWatching) watch().catch(ignore);
    },
    stop() {
      isStopped = true;
      clearTimeout(viewTimer);
      clearTimeout(adBlockTimer);
      stopWatching();
    },
  };
}
