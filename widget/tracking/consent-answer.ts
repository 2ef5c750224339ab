/** What the frameworks answer with, as far as it is read by name. It comes from the page: nothing of it is certain. */
export type Answer = {
  listenerId?: unknown;
  gdprApplies?: unknown;
  purpose?: { consents?: { [purpose: string]: unknown } };
};

/** TCF's and GPP's words for an answer that is still to come. */
const PENDING = /cmpuishown|not ready/;

/** GPP's sections spell their opt-outs alike. */
const REFUSED = /OptOut":1|Gpc":true/;

/** Whether an answer refuses tracking; nothing, while it is not final. TCF: purpose 1, storage, where GDPR applies. */
export function refuses(answer: Answer): boolean | undefined {
  const words = JSON.stringify(answer);
  if (PENDING.test(words)) return undefined;
  return REFUSED.test(words) || (!!answer.gdprApplies && answer.purpose?.consents?.[1] !== true);
}
