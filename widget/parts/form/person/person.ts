import { plainText } from '../../../core/model/value.ts';
import type { FormField } from '../field-words.ts';
import type { OptInValues } from '../opt-ins/opt-ins.ts';
import { type AskedRules, type AskedValues, NOTHING_ASKED } from './asked-fields.ts';

/** Values of a form that asks for first and last name, as typed. */
export type PersonValues = OptInValues & AskedValues & { firstName: string; lastName: string; email: string };

export const NO_PERSON = { firstName: '', lastName: '', email: '', ...NOTHING_ASKED };

/** Rules of the fields that ask for name and contact details, in the order of the form. */
export const personRules = ({ prefix, phone }: Pick<AskedRules, 'prefix' | 'phone'>) =>
  ({
    prefix,
    firstName: { rule: 'firstName' },
    lastName: { rule: 'lastName' },
    email: { rule: 'email' },
    phone,
  }) satisfies Record<string, FormField | null>;

/** Request data of name and e-mail address. */
export const personData = ({ firstName, lastName, email }: PersonValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: plainText(email),
});
