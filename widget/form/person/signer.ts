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
import { splitName } from './names.ts';

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
    email: values.email.trim(),
    ...(zipCode && { zipCode }),
    ...contact,
  };
}
