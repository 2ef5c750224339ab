import { isRecord } from '../model/is-record.ts';
import { sectionsRefuse } from './gpp-sections.ts';

/** A framework's answer, by the fields that are read. It comes from the page, so no field can be trusted. */
export type FrameworkAnswer = {
  listenerId?: unknown;
  /** TCF */
  eventStatus?: unknown;
  cmpStatus?: unknown;
  gdprApplies?: unknown;
  purpose?: unknown;
  /** GPP */
  pingData?: unknown;
};

/** States of a framework that has no answer yet, or none at all. */
const UNSETTLED = ['stub', 'loading', 'error'];

/** Needs purpose 1, storage, if GDPR applies. There is no answer until `gdprApplies` is a boolean. */
function refusesTcf({ eventStatus, cmpStatus, gdprApplies, purpose }: FrameworkAnswer): boolean | undefined {
  if (eventStatus === 'cmpuishown' || UNSETTLED.includes(String(cmpStatus)) || typeof gdprApplies !== 'boolean')
    return undefined;
  return gdprApplies && !(isRecord(purpose) && isRecord(purpose.consents) && purpose.consents[1] === true);
}

function refusesGpp({
  signalStatus,
  parsedSections,
  applicableSections,
}: Record<string, unknown>): boolean | undefined {
  return signalStatus === 'ready' ? sectionsRefuse(parsedSections, applicableSections) : undefined;
}

/** Whether an answer refuses tracking; `undefined` while it is not final. */
export const refuses = (answer: FrameworkAnswer): boolean | undefined =>
  isRecord(answer.pingData) ? refusesGpp(answer.pingData) : refusesTcf(answer);
