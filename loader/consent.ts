import { guard, type Stop } from './guard.ts';
import type { Consent } from './protocol.ts';

type Framework = (...args: unknown[]) => void;

/** What the frameworks call back with, as far as it is read by name. */
export type Answer = {
  listenerId?: number;
  gdprApplies?: boolean;
  purpose?: { consents?: { [purpose: string]: boolean } };
};

/** TCF's and GPP's words for an answer that is still to come. */
const PENDING = /cmpuishown|not ready/;

/** GPP's sections spell their opt-outs alike. */
const REFUSED = /OptOut":1|Gpc":true/;

/** Whether an answer refuses tracking; nothing, while it is not final. TCF: purpose 1, storage, where GDPR applies. */
export const refuses = (answer: Answer, words = JSON.stringify(answer)): boolean | undefined =>
  PENDING.test(words) ? undefined : REFUSED.test(words) || (!!answer.gdprApplies && !answer.purpose?.consents?.[1]);

/**
 * What the page says about consent (contract §2, `data-consent`): now, and by `tell` whenever an answer changes that. A
 * framework that is present and silent counts as a refusal, one refusal is enough, and no framework counts as granted.
 */
export const askConsent = (stops: Stop[], tell: (consent: Consent) => void): Consent => {
  const refusals = [(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl];
  const decide = () => (refusals.includes(true) ? 'denied' : 'granted');
  const ask = (name: string, ...version: number[]) => {
    // by string: the build shortens properties that begin with an underscore
    const framework = (window as unknown as { [name: string]: Framework | undefined })[name];
    if (!framework) return;
    const slot = refusals.push(true) - 1;
    let id: number | undefined;
    const hear = guard((answer: Answer) => {
      id = answer.listenerId;
      const before = decide();
      refusals[slot] = refuses(answer) ?? refusals[slot];
      if (decide() !== before) tell(decide());
    });
    guard(framework)('addEventListener', ...version, hear);
    stops.push(() => guard(framework)('removeEventListener', ...version, hear, id));
  };
  ask('__tcfapi', 2);
  ask('__gpp');
  return decide();
};
