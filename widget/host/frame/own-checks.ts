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

/**
 * Does the loader's checks in its place, unless a loader answers in time. Most readers have one, so they are a chunk.
 */
export function startOwnChecks(
  { visible, adBlock }: Pick<HostHandlers, 'visible' | 'adBlock'>,
  { viewMs, adBlockMs, custom }: OwnChecksOptions,
) {
  let isWatching = false;
  let isStopped = false;
  let stopWatching = () => {};
  const load = () => import('./without-loader.ts');

  async function watch() {
    isWatching = true;
    const { watchOwnView } = await load();
    stopWatching();
    if (!isStopped) stopWatching = watchOwnView(visible, custom());
  }

  async function checkAdBlock() {
    const { detectAdBlock } = await load().catch(load);
    return detectAdBlock();
  }

  const viewTimer = setTimeout(() => watch().catch(ignore), viewMs);
  // A timer of its own: a host that answers may still say nothing about ad blockers.
  const adBlockTimer = setTimeout(() => checkAdBlock().then(adBlock, () => adBlock(false)), adBlockMs);
  return {
    loaderAnswered: () => clearTimeout(viewTimer),
    adBlockKnown: () => clearTimeout(adBlockTimer),
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
