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

/** GPP's sections spell their opt-outs alike: `SaleOptOut`, `SharingOptOut`, uspv1's `OptOutSale`. */
const OPTED_OUT = /OptOut":1|OptOutSale":"Y"|"Gpc":(true|1)/;

/** TCF as a section: its list of purposes begins with the first. */
const ALLOWS_STORAGE = /"Purposes?Consents?":(\[(true|1)\b|\{"1":(true|1)\b)/i;

function refusesGpp({ signalStatus, parsedSections }: Record<string, unknown>): boolean | undefined {
  if (signalStatus !== 'ready') return undefined;
  const tcf = isRecord(parsedSections) ? parsedSections.tcfeuv2 : undefined;
  if (tcf && !ALLOWS_STORAGE.test(JSON.stringify(tcf))) return true;
  return OPTED_OUT.test(JSON.stringify(parsedSections ?? {}));
}

/** Whether an answer refuses tracking; nothing while it is neither a yes nor a no. */
export const refuses = (answer: Answer): boolean | undefined =>
  isRecord(answer.pingData) ? refusesGpp(answer.pingData) : refusesTcf(answer);
