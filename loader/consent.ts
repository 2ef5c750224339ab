import { guard, type Stop } from './guard.ts';
import type { Consent } from './protocol.ts';

type Framework = (...args: unknown[]) => void;
type ConsentWindow = { [name: string]: Framework | undefined };

/** Frameworks hand out a number per listener, and want it back. */
type Listened = { listenerId?: number };
type TcData = Listened & {
  eventStatus?: string;
  gdprApplies?: boolean;
  purpose?: { consents?: { [purpose: string]: boolean } };
};
type GppEvent = Listened & { pingData?: { signalStatus?: string; parsedSections?: unknown } };

/** Storage on the reader's device is purpose 1 of the TCF; where GDPR does not apply, nothing is asked. */
export const tcfAllows = ({ eventStatus, gdprApplies, purpose }: TcData) =>
  eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete'
    ? gdprApplies === false || !!purpose?.consents?.[1]
    : undefined;

/** Sections differ per state and law, their opt-out fields are spelt alike: 1 means opted out. */
export const gppAllows = ({ pingData }: GppEvent) =>
  pingData?.signalStatus === 'ready'
    ? !/"(Sale|Sharing|TargetedAdvertising)OptOut":1|"Gpc":true|"PurposeConsents":\[false/.test(
        JSON.stringify(pingData.parsedSections) || '',
      )
    : undefined;

/** "1YYN": the third character is the opt-out of sale. */
export const uspAllows = ({ uspString }: Listened & { uspString?: string }) => uspString?.[2] !== 'Y';

/**
 * What the page says about consent (contract §2, `data-consent`): now, and by `tell` whenever an answer comes. A
 * framework that is present and silent counts as a refusal, one refusal is enough, and no framework counts as granted.
 */
export const askConsent = (stops: Stop[], tell: (consent: Consent) => void): Consent => {
  const answers = [(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true];
  const verdict = () => (answers.every(Boolean) ? 'granted' : 'denied');
  // by string: the build shortens properties that begin with an underscore
  const ask = <D extends Listened>(
    name: string,
    allows: (data: D) => boolean | undefined,
    command: string,
    version: unknown[],
  ) => {
    const framework = (window as unknown as ConsentWindow)[name];
    if (!framework) return;
    const slot = answers.push(false) - 1;
    let listener: number | undefined;
    const heard = guard((data: D) => {
      listener = data.listenerId;
      answers[slot] = allows(data) ?? (answers[slot] as boolean);
      tell(verdict());
    });
    guard(framework)(command, ...version, heard);
    stops.push(() => listener && framework('removeEventListener', ...version, heard, listener));
  };
  ask('__tcfapi', tcfAllows, 'addEventListener', [2]);
  ask('__gpp', gppAllows, 'addEventListener', []);
  ask('__uspapi', uspAllows, 'getUSPData', [1]);
  return verdict();
};
