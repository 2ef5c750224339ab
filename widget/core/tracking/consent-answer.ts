import { type Permits, permitAll, permitNothing } from '../model/consent.ts';
import { isRecord } from '../model/value.ts';
import { doesNotApply, permitsBy } from './consent-lists.ts';
import { sectionsPermit } from './gpp-sections.ts';

/** A framework's answer, by the fields that are read. It comes from the page, so no field can be trusted. */
export type FrameworkAnswer = {
  listenerId?: unknown;
  /** TCF */
  eventStatus?: unknown;
  cmpStatus?: unknown;
  gdprApplies?: unknown;
  purpose?: unknown;
  vendor?: unknown;
  specialFeatureOptins?: unknown;
  publisher?: unknown;
  /** GPP */
  pingData?: unknown;
  /** US Privacy */
  uspString?: unknown;
};

/** States of a framework that has no answer yet, or none at all. */
const UNSETTLED = ['stub', 'loading', 'error'];

const consentsOf = (field: unknown) => (isRecord(field) ? field.consents : undefined);

/** There is no answer until `gdprApplies` is a boolean. */
function readTcf(answer: FrameworkAnswer): Permits | undefined {
  const { eventStatus, cmpStatus, gdprApplies, purpose, vendor, specialFeatureOptins, publisher } = answer;
  if (eventStatus === 'cmpuishown' || UNSETTLED.includes(String(cmpStatus)) || typeof gdprApplies !== 'boolean')
    return undefined;
  if (!gdprApplies) return permitAll;
  return permitsBy({
    purposes: consentsOf(purpose),
    specialFeatures: specialFeatureOptins,
    vendors: consentsOf(vendor),
    restrictions: isRecord(publisher) ? publisher.restrictions : undefined,
  });
}

const readGpp = ({ signalStatus, parsedSections, applicableSections }: Record<string, unknown>) =>
  signalStatus === 'ready' ? sectionsPermit(parsedSections, applicableSections) : undefined;

/** The specification's version, then whether readers were told, opted out, and are covered by the industry's agreement. */
const US_PRIVACY = /^1[YN-]([YN-])[YN-]$/i;

/** A text that cannot be read counts as an opt-out. */
const readUsPrivacy = (text: unknown): Permits => {
  const [, optedOut = 'Y'] = US_PRIVACY.exec(String(text)) ?? [];
  if (optedOut === '-') return doesNotApply;
  return optedOut.toUpperCase() === 'Y' ? permitNothing : permitAll;
};

/** What an answer permits; `undefined` while it is not final. */
export function readAnswer(answer: FrameworkAnswer): Permits | undefined {
  if (isRecord(answer.pingData)) return readGpp(answer.pingData);
  return 'uspString' in answer ? readUsPrivacy(answer.uspString) : readTcf(answer);
}
