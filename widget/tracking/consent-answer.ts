import { sectionsRefuse } from './gpp-sections.ts';

/** What the frameworks answer with, as far as it is read by name. It comes from the page: nothing of it is certain. */
export type Answer = {
  listenerId?: unknown;
  /** TCF */
  eventStatus?: unknown;
  cmpStatus?: unknown;
  gdprApplies?: unknown;
  purpose?: unknown;
  /** GPP */
  pingData?: unknown;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Words for a framework that can't say yet, or can't say at all. */
const UNSETTLED = ['stub', 'loading', 'error'];

/** Purpose 1, storage, where GDPR applies; whether it does is to be said by a yes or a no. */
function refusesTcf({ eventStatus, cmpStatus, gdprApplies, purpose }: Answer): boolean | undefined {
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

/** Whether an answer refuses tracking; nothing while it is neither a yes nor a no. */
export const refuses = (answer: Answer): boolean | undefined =>
  isRecord(answer.pingData) ? refusesGpp(answer.pingData) : refusesTcf(answer);
