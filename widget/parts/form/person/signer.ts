import { plainText } from '../../../core/model/value.ts';
import type { FormField } from '../field-words.ts';
import type { OptInValues } from '../opt-ins/opt-ins.ts';
import {
  type AskedFields,
  type AskedRules,
  type AskedTools,
  type AskedValues,
  asksPostalCode,
  contactData,
  NOTHING_ASKED,
  postalCodeOf,
} from './asked-fields.ts';

type Names = { firstName: string; middleName: string; lastName: string };

/** The first word, the last word and everything between them (spec §5). */
export function splitName(fullName: string): Names {
  const words = fullName.trim().split(/\s+/);
  return {
    firstName: words[0] ?? '',
    middleName: words.slice(1, -1).join(' '),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}

/** Values of a form that asks for the full name in one field, as typed. */
export type SignerValues = OptInValues & AskedValues & { fullName: string; email: string; postalCode: string };

export const NO_SIGNER = { fullName: '', email: '', postalCode: '', ...NOTHING_ASKED };

/** Rules of the fields that ask for name and contact details, in the order of the form. */
export const signerRules = (asked: AskedFields, { prefix, phone, homeAddress }: AskedRules) =>
  ({
    prefix,
    fullName: { rule: 'fullName' },
    email: { rule: 'email' },
    postalCode: asksPostalCode(asked) ? { rule: 'postalCode' } : null,
    phone,
    homeAddress,
  }) satisfies Record<string, FormField | null>;

/** Request data of name and contact details; empty fields are left out. */
export async function signerData(asked: AskedFields, values: SignerValues, tools: AskedTools) {
  const { middleName, ...names } = splitName(values.fullName);
  const contact = await contactData(asked, values, tools);
  const zipCode = postalCodeOf(asked, values);
  return {
    ...names,
    ...(middleName && { middleName }),
    email: plainText(values.email),
    ...(zipCode && { zipCode }),
    ...contact,
  };
}
