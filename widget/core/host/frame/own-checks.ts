import type { HostHandlers } from '../host.ts';
import type { Loader } from './duties.ts';
import type { Told } from './without-loader.ts';

export type OwnChecksOptions = {
  /** How long a loader has to answer before the frame is without one, ms. */
  answerMs: number;
  /** How long it has to report on ad blockers before we check ourselves, ms. */
  adBlockMs: number;
  told: Told;
};

/** If the chunk can't be loaded, the only loss is that the loader keeps the timings. */
const ignore = () => {};

/** A first card is drawn before what is done for a loader, so that both don't share a slow network (contract §8, 26). */
const SERVE_AFTER_MS = 500;

/** Iframely's embed type, and what AMP and WordPress write into a frame's address: they wait for our first word. */
const MARKS = /[?&]embedType=4\b|[#&]amp=1\b|#\?/;

/** How the first messages of the others begin; pages also speak of adverts and consent to their frames. */
const isHosts = (data: unknown) => /^(\[iFrameS|{"method"|amp$)/.test(Object(data).sentinel ?? data);

/** For a file that did not come; each wait is twice as long as the one before. */
const FIRST_RETRY_MS = 1_000;
/** What the parent may say until that file has come. */
const MOST_HEARD = 50;

const load = () => import('./duties.ts');
/** Tried once more, since the file may come in the moment in which the network is gone. */
const loadDuties = () => load().catch(load);

/** @returns a function after whose call `run` is called, unless it waits already */
function later(run: () => void) {
  let ms = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      run();
    }, ms);
    ms *= 2;
  };
}

/** Takes over if no loader answers in time, and checks for ad blockers unless it tells of them. */
export function startOwnChecks(adBlock: HostHandlers['adBlock'], { answerMs, adBlockMs, told }: OwnChecksOptions) {
  let isAnswered = false;
  let isAlone = false;
  let isStopped = false;
  let without: Promise<ReturnType<typeof import('./without-loader.ts')['createWithoutLoader']>> | undefined;
  const heard: MessageEvent[] = [];
  const tryAgain = later(() => {
    without = undefined;
    doWithout();
  });
  function doWithout() {
    if (isAnswered) return;
    without ??= import('./without-loader.ts').then((file) => file.createWithoutLoader(told));
    without.then((host) => isAnswered || host.tell(isAlone, heard.splice(0)), tryAgain).catch(ignore);
  }

  if (MARKS.test(location.href)) doWithout();
  const timer = setTimeout(() => {
    isAlone = true;
    doWithout();
  }, answerMs);
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
  const answered = () => {
    isAnswered = true;
    clearTimeout(timer);
    without?.then((host) => host.stop(), ignore);
  };
  return {
    answered,
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
    /** Takes what the parent says that no loader says: it may be another host. */
    hear(event: MessageEvent) {
      if (!(without || isHosts(event.data))) return;
      if (heard.length < MOST_HEARD) heard.push(event);
      doWithout();
    },
    /** Height or thresholds have changed. */
    changed() {
      if (without || isAlone) doWithout();
    },
    stop() {
      isStopped = true;
      answered();
      clearTimeout(adBlockTimer);
      clearTimeout(serveTimer);
      stopServing();
    },
  };
}
