import { isRecord } from '../../model/value.ts';
import { CARD_FIELDS, type CardField, PaymentError } from '../provider.ts';

/** By the reader: Venmo's and Apple's own windows, and the bank's. */
const CANCELLED =
  /^(VENMO_(APP_|CUSTOMER_|DESKTOP_)?CANCELED|VENMO_MOBILE_POLLING_TOKENIZATION_CANCELED|THREEDS_CARDINAL_SDK_CANCELED)$/;

/** What the gateway calls a field, and what we do. */
function fieldOf(name: unknown): CardField | undefined {
  const text = String(name);
  if (/expiration/i.test(text)) return 'expirationDate';
  return CARD_FIELDS.find((field) => field === text);
}

const namedIn = (names: unknown) => [
  ...new Set((Array.isArray(names) ? names : []).map(fieldOf).filter((field) => field !== undefined)),
];

/** The gateway's own refusal of a field: `fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field: 'cvv' }] }]`. */
function refusedFields(details: Record<string, unknown>): CardField[] {
  const original = isRecord(details.originalError) ? details.originalError : {};
  const groups = Array.isArray(original.fieldErrors) ? original.fieldErrors.filter(isRecord) : [];
  const inside = groups.flatMap(({ fieldErrors }) => (Array.isArray(fieldErrors) ? fieldErrors.filter(isRecord) : []));
  return namedIn(inside.map(({ field }) => field));
}

function invalidFields(code: string, details: Record<string, unknown>): readonly CardField[] | null {
  if (code === 'HOSTED_FIELDS_FIELDS_EMPTY') return CARD_FIELDS;
  if (code === 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED') return ['cvv'];
  const named = code === 'HOSTED_FIELDS_FIELDS_INVALID' ? namedIn(details.invalidFieldKeys) : refusedFields(details);
  if (code === 'HOSTED_FIELDS_FIELDS_INVALID' || code === 'HOSTED_FIELDS_FAILED_TOKENIZATION')
    return named.length > 0 ? named : CARD_FIELDS;
  return null;
}

/** What the library threw, as the widget knows it. */
export function asPaymentError(cause: unknown): PaymentError {
  if (cause instanceof PaymentError) return cause;
  const { code, details } = isRecord(cause) ? cause : {};
  const fields = invalidFields(String(code), isRecord(details) ? details : {});
  if (fields) return new PaymentError('invalid', fields, cause);
  return new PaymentError(CANCELLED.test(String(code)) ? 'cancelled' : 'failed', [], cause);
}
