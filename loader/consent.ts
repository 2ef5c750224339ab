import { guard, type Stop } from './guard.ts';
import type { Consent } from './protocol.ts';

type Framework = (...args: unknown[]) => void;

/** What the frameworks call back with, as far as it is read by name. */
export type Answer = {
  listenerId?: number;
  gdprApplies?: boolean;
  purpose?: { consents?: { [purpose: string]: boolean } };
};

/** How each framework is asked, its callback coming last. */
const FRAMEWORKS = [
  ['__tcfapi', 'addEventListener', 2],
  ['__gpp', 'addEventListener'],
  ['__uspapi', 'getUSPData', 1],
] as const;

/** TCF's and GPP's words for an answer that is still to come. */
const PENDING = /cmpuishown|not ready/;

/** USP ("1YYN": third character), GPP's sections, which spell their opt-outs alike, and TCF within GPP (purpose 1). */
const REFUSED = /uspString":"..Y|OptOut":1|Gpc":true|PurposeConsents":\[false/;

/** Whether an answer allows tracking; nothing, while it is not final. TCF: purpose 1, storage, where GDPR applies. */
export const allows = (answer: Answer): boolean | undefined => {
  const words = JSON.stringify(answer);
  if (!PENDING.test(words)) return !REFUSED.test(words) && (!answer.gdprApplies || !!answer.purpose?.consents?.[1]);
};

/**
 * What the page says about consent (contract §2, `data-consent`): now, and by `tell` whenever an answer comes. A
 * framework that is present and silent counts as a refusal, one refusal is enough, and no framework counts as granted.
 */
export const askConsent = (stops: Stop[], tell: (consent: Consent) => void): Consent => {
  const votes = [!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl];
  const verdict = () => (votes.includes(false) ? 'denied' : 'granted');
  for (const [name, ...args] of FRAMEWORKS) {
    // by string: the build shortens properties that begin with an underscore
    const framework = (window as unknown as { [name: string]: Framework | undefined })[name];
    if (!framework) continue;
    const slot = votes.push(false) - 1;
    let id: number | undefined;
    const heard = guard((answer: Answer) => {
      id = answer.listenerId;
      votes[slot] = allows(answer) ?? (votes[slot] as boolean);
      tell(verdict());
    });
    guard(framework)(...args, heard);
    stops.push(() => id && framework('removeEventListener', ...args.slice(1), heard, id));
  }
  return verdict();
};
