import { guard, type Stop } from './guard.ts';
import type { Consent } from './protocol.ts';

type Framework = (...args: unknown[]) => void;

/** What the three frameworks call back with, as far as it is read here. */
export type Answer = {
  listenerId?: number;
  eventStatus?: string;
  gdprApplies?: boolean;
  purpose?: { consents?: { [purpose: string]: boolean } };
  pingData?: { signalStatus?: string; parsedSections?: unknown };
  uspString?: string;
};

/** GPP sections differ per law; their opt-out fields are spelt alike, and 1 means opted out. */
const OPTED_OUT = /(Sale|Sharing|Advertising)OptOut":1|"Gpc":true|"PurposeConsents":\[false/;

/** How each framework is asked, its callback coming last. */
const FRAMEWORKS = [
  ['__tcfapi', 'addEventListener', 2],
  ['__gpp', 'addEventListener'],
  ['__uspapi', 'getUSPData', 1],
] as const;

/** Whether an answer allows tracking; nothing, while it is not final. */
export const allows = ({ uspString, pingData, eventStatus, gdprApplies, purpose }: Answer): boolean | undefined => {
  // "1YYN": the third character is the opt-out of sale
  if (uspString) return uspString[2] !== 'Y';
  if (pingData)
    return pingData.signalStatus === 'ready' ? !OPTED_OUT.test(JSON.stringify(pingData.parsedSections)) : undefined;
  // of TCF's states `cmpuishown` alone is not final; purpose 1 is storage
  return eventStatus && eventStatus !== 'cmpuishown' ? !gdprApplies || !!purpose?.consents?.[1] : undefined;
};

/**
 * What the page says about consent (contract §2, `data-consent`): now, and by `tell` whenever an answer comes. A
 * framework that is present and silent counts as a refusal, one refusal is enough, and no framework counts as granted.
 */
export const askConsent = (stops: Stop[], tell: (consent: Consent) => void): Consent => {
  const votes = [!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl];
  const verdict = () => (votes.every(Boolean) ? 'granted' : 'denied');
  for (const [name, command, ...version] of FRAMEWORKS) {
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
    guard(framework)(command, ...version, heard);
    stops.push(() => id && framework('removeEventListener', ...version, heard, id));
  }
  return verdict();
};
