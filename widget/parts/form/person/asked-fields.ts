import type { FIELD_USES, FieldUses } from '../../../core/api/wire/common.ts';
import type { App } from '../../../core/app/app.ts';
import type { Address } from '../../../core/model/address/address.ts';
import { plainText } from '../../../core/model/value.ts';
import type { FormField } from '../field-words.ts';
import { e164, optionalPhone } from './phone.ts';

type FieldUse = (typeof FIELD_USES)[number];

/** Whether each field that a publisher can configure is hidden, optional or required. */
export type AskedFields = Record<'prefix' | 'phone' | 'address', FieldUse>;

/** Values of the configurable fields. */
export type AskedValues = { prefix: string; phone: string; homeAddress: Address | null };

export const NOTHING_ASKED: AskedValues = { prefix: '', phone: '', homeAddress: null };

const USUAL: AskedFields = { prefix: 'hidden', phone: 'optional', address: 'hidden' };

/**
 * The publisher's setting, else the kind's, else the general default (contract §6).
 *
 * @param usual the kind's own defaults
 */
export function askedFields(fields: FieldUses, usual: Partial<AskedFields> = {}): AskedFields {
  const wordOn = (name: keyof AskedFields) => fields?.[name] ?? usual[name] ?? USUAL[name];
  return { prefix: wordOn('prefix'), phone: wordOn('phone'), address: wordOn('address') };
}

const askedField = (use: FieldUse, field: FormField): FormField | null =>
  use === 'hidden' ? null : { isOptional: use === 'optional', ...field };

/** Rules of the configurable fields; `null` for hidden ones. */
export const askedRules = ({ prefix, phone, address }: AskedFields) => ({
  prefix: askedField(prefix, { rule: 'prefix' }),
  phone: askedField(phone, { rule: 'phone' }),
  homeAddress: askedField(address, { rule: 'address', name: 'form.homeAddress' }),
});

export type AskedRules = ReturnType<typeof askedRules>;

/** Removes hidden fields. */
export const shown = <Name extends string>(fields: Record<Name, FormField | null>) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null)) as Partial<Record<Name, FormField>>;

/** An address includes a postal code, so readers need not enter it twice. */
export const asksPostalCode = ({ address }: AskedFields) => address !== 'required';

/** The postal code field's value, or the home address's where the form asks for that instead. */
export const postalCodeOf = (asked: AskedFields, { postalCode, homeAddress }: AskedValues & { postalCode: string }) =>
  plainText(asksPostalCode(asked) ? postalCode : (homeAddress?.postalCode ?? ''));

export type AskedTools = Pick<App, 'session' | 'report'>;

/**
 * Request data of the configurable fields that were shown and filled in.
 *
 * @param as converts the phone number to the call's format
 */
export async function askedData<T>(
  asked: AskedFields,
  { prefix, phone, homeAddress }: AskedValues,
  tools: AskedTools,
  as: Parameters<typeof optionalPhone<T>>[2],
) {
  const number = asked.phone === 'hidden' ? null : await optionalPhone(phone, tools, as);
  return {
    ...(asked.prefix !== 'hidden' && prefix && { prefix }),
    ...(number && { phone: number }),
    ...(asked.address !== 'hidden' && homeAddress && { address: homeAddress }),
  };
}

/** `askedData` for calls that take the phone number as E.164 text. */
export async function contactData(asked: AskedFields, values: AskedValues, tools: AskedTools) {
  const { phone, ...rest } = await askedData(asked, values, tools, e164);
  return { ...rest, ...(phone && { phoneNumber: phone }) };
}
