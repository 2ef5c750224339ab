import type { FIELD_USES, FieldUses } from '../api/wire/fields.ts';
import type { App } from '../app/app.ts';
import type { Address } from '../model/address/address.ts';
import type { FormField } from './field-words.ts';
import { e164, optionalPhone } from './phone.ts';

type FieldUse = (typeof FIELD_USES)[number];

/** How a form has the fields that a publisher may ask for or leave out. */
export type AskedFields = Record<'prefix' | 'phone' | 'address', FieldUse>;

/** What they hold. */
export type AskedValues = { prefix: string; phone: string; homeAddress: Address | null };

export const NOTHING_ASKED: AskedValues = { prefix: '', phone: '', homeAddress: null };

const USUAL: AskedFields = { prefix: 'hidden', phone: 'optional', address: 'hidden' };

/**
 * As the publisher says, else as the kind has them (contract §6).
 *
 * @param usual where the kind differs from the others
 */
export function askedFields(fields: FieldUses, usual: Partial<AskedFields> = {}): AskedFields {
  const wordOn = (name: keyof AskedFields) => fields?.[name] ?? usual[name] ?? USUAL[name];
  return { prefix: wordOn('prefix'), phone: wordOn('phone'), address: wordOn('address') };
}

const askedField = (use: FieldUse, field: FormField): FormField | null =>
  use === 'hidden' ? null : { isOptional: use === 'optional', ...field };

/** The rules of those that are shown; `null` for those that are not. */
export const askedRules = ({ prefix, phone, address }: AskedFields) => ({
  prefix: askedField(prefix, { rule: 'prefix' }),
  phone: askedField(phone, { rule: 'phone' }),
  homeAddress: askedField(address, { rule: 'address', name: 'form.homeAddress' }),
});

/** A form's fields without those that it does not show. */
export const shown = <Name extends string>(fields: Record<Name, FormField | null>) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null)) as Partial<Record<Name, FormField>>;

/** An address has a postal code of its own: nobody writes it twice. */
export const asksPostalCode = ({ address }: AskedFields) => address !== 'required';

/** The one that was asked for, or the address's own. */
export const postalCodeOf = (asked: AskedFields, { postalCode, homeAddress }: AskedValues & { postalCode: string }) =>
  (asksPostalCode(asked) ? postalCode : (homeAddress?.postalCode ?? '')).trim();

type Tools = Pick<App, 'session' | 'report'>;

/**
 * What is sent of them: what was shown and filled in.
 *
 * @param as how the call wants a number
 */
export async function askedData<T>(
  asked: AskedFields,
  { prefix, phone, homeAddress }: AskedValues,
  tools: Tools,
  as: Parameters<typeof optionalPhone<T>>[2],
) {
  const number = asked.phone === 'hidden' ? null : await optionalPhone(phone, tools, as);
  return {
    ...(asked.prefix !== 'hidden' && prefix && { prefix }),
    ...(number && { phone: number }),
    ...(asked.address !== 'hidden' && homeAddress && { address: homeAddress }),
  };
}

/** The same for calls that have the number as one text. */
export async function contactData(asked: AskedFields, values: AskedValues, tools: Tools) {
  const { phone, ...rest } = await askedData(asked, values, tools, e164);
  return { ...rest, ...(phone && { phoneNumber: phone }) };
}
