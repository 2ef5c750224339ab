/** What a call needs, in the numbers of IAB Europe's Transparency and Consent Framework (policies, appendix A). */
export type Need = {
  purposes: readonly number[];
  specialFeatures?: readonly number[];
  /** The partner's id in the Global Vendor List, where it is known. */
  vendor?: number | null;
};

/** Whether the reader permits a call; `undefined` while that is not known. */
export type Permits = (need: Need) => boolean | undefined;

export const permitAll: Permits = () => true;
export const permitNothing: Permits = () => false;
export const undecided: Permits = () => undefined;

/** A fingerprint scans the device (special feature 2) and is kept (purpose 1). */
export const FINGERPRINT: Need = { purposes: [1], specialFeatures: [2] };

/** Browsers whose user agent includes Safari's name, and often its `Version/`. */
const NOT_SAFARI = /Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|Ddg\/|Android/;

/** Whether it is really Safari, where tracking is off (spec §4). */
export const isSafari = (userAgent: string) => /Version\/.*Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent);
