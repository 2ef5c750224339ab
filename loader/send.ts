import type { Config } from './config.ts';

/** Test and preview mode (spec §2); Safari (spec §4), but not Chrome and its kin, which name Safari too. */
const UNTRACKED = /^ab4e-|Version\S+ (Mobile\S+ )?Safari/;

/** One POST that outlives the page. By `fetch`: block lists drop every third-party `sendBeacon`. */
export const send = (url: string, body: unknown, headers?: { [name: string]: string }) => {
  // a blocker or a dead network: nobody waits for the answer
  fetch(url, { method: 'POST', keepalive: true, headers, body: JSON.stringify(body) }).catch(() => {});
};

/** Off by attribute, by mode, in automated browsers and in Safari. */
const mayTrack = (tracked: Config) =>
  !(tracked.disableTracking || navigator.webdriver || UNTRACKED.test(tracked.mode + navigator.userAgent));

/** `crypto.randomUUID` is missing on insecure pages; the address of a blob ends in a UUID everywhere. */
const uuid = () => URL.createObjectURL(new Blob()).slice(-36);

/** The one event that the loader itself records: a sponsored widget that was never loaded (contract §3). */
export const recordBlocked = (apiBase: string, unseen: Config) =>
  mayTrack(unseen) &&
  send(
    `${apiBase}RecordActivity`,
    { ...unseen, type: 'NotDisplayed', actions: [], sponsored: true, widgetEmbedType: Number(unseen.embedType) },
    { 'Content-Type': 'application/json', 'Idempotency-Key': uuid() },
  );
