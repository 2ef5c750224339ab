import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Address } from '../../../../widget/core/model/address/address.ts';
import { errorText, type FormField, hintText, labelText, nameText } from '../../../../widget/parts/form/field-words.ts';
import { MAX_CHARS, type RuleName } from '../../../../widget/parts/form/rules.ts';
import { SAMPLE_ADDRESS } from '../../../../widget/samples/lawmaker-sample.ts';
import { translatorFor } from '../../../i18n/locales.ts';

const t = await translatorFor('en-US');

const errors: [rule: RuleName, value: string, text: string][] = [
  ['prefix', '', 'Required. Choose a title.'],
  ['firstName', ' ', 'Required. Enter your first name.'],
  ['lastName', '', 'Required. Enter your last name.'],
  ['fullName', '', 'Required. Enter your first and last name.'],
  ['email', '  ', 'Required. Enter it in full, such as name@example.com.'],
  ['message', '', 'Required. Write at least 50 characters.'],
  ['subject', '', 'Required. Write at least 10 characters.'],
  ['postalCode', '', 'Required. Enter your postal code.'],
  ['fullName', 'Ada', 'Invalid full name. Enter your first and last name.'],
  ['firstName', 'x'.repeat(MAX_CHARS.firstName + 1), 'Invalid first name. Use no more than 200 characters.'],
  ['email', 'ada', 'Invalid email. Enter it in full, such as name@example.com.'],
  ['phone', '1', 'Invalid phone number. Enter at least 7 digits, no letters.'],
  ['dateOfBirth', '90-1-1', 'Invalid date of birth. Enter month, day and a four-digit year.'],
  ['message', 'Hi', 'Your message is too short. Messages must be at least 50 characters long.'],
  ['message', 'x'.repeat(MAX_CHARS.message + 1), '1 character too many'],
  ['subject', 'Hi', 'Subject is too short. Subject must be at least 10 characters long.'],
  ['subject', 'x'.repeat(MAX_CHARS.subject + 2), '2 characters too many'],
  ['postalCode', 'SW1A 2AA, London', 'Invalid postal code. Use no more than 10 characters.'],
];

for (const [rule, value, text] of errors)
  test(`WCAG 3.3.3: shows "${text}" for ${rule} "${value.slice(0, 20)}" (${value.length})`, () => {
    assert.is(errorText(t, { rule }, value), text);
  });

const BRITISH = { ...SAMPLE_ADDRESS, countryCode: 'GB' };
const address = (more: Partial<FormField> = {}): FormField => ({ rule: 'address', ...more });

const addressErrors: [title: string, field: FormField, value: Address | null, text: string][] = [
  ['none', address(), null, 'Address is required. Start typing it, then choose it from the list.'],
  ['words only', address({ unresolved: 'addressSelection' }), null, 'Please select an address from the list'],
  [
    'one abroad',
    address({ countryCode: 'US' }),
    BRITISH,
    'Invalid country. This action takes addresses in one country only.',
  ],
  ['a town', address(), { ...BRITISH, street: '' }, 'Please enter a valid street address. Include the house number.'],
];

for (const [title, field, value, text] of addressErrors)
  test(`shows "${text}" for an address that is ${title}`, () => {
    assert.is(errorText(t, field, value), text);
  });

test('WCAG 3.3.2: fields that are often mistyped say beforehand what they take', () => {
  const hints = (['fullName', 'dateOfBirth', 'email'] as const).map((rule) => hintText(t, { rule }));
  assert.equal(hints, ['First and last name', 'such as 11 4 1968', undefined]);
});

const labels: [field: FormField, label: string, name: string][] = [
  [{ rule: 'postalCode' }, 'Postal code', 'Postal code'],
  [{ rule: 'message' }, 'Message (at least 50 characters)', 'Message'],
  [{ rule: 'subject' }, 'Subject (at least 10 characters)', 'Subject'],
  [{ rule: 'address' }, 'Address', 'Address'],
  [{ rule: 'address', name: 'form.homeAddress' }, 'Home address', 'Home address'],
];

for (const [field, label, name] of labels)
  test(`calls ${field.rule} "${label}", and "${name}" in a list`, () => {
    assert.equal([labelText(t, field), nameText(t, field)], [label, name]);
  });

test.run();
