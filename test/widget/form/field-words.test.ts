import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTranslate, loadLocale, loadMore } from '../../../i18n/index.ts';
import { errorText, labelText } from '../../../widget/form/field-words.ts';
import type { RuleName } from '../../../widget/form/rules.ts';

const t = createTranslate('en-US', (await loadLocale('en-US')).dictionary);
t.add((await loadMore('en-US')).dictionary);

const errors: [rule: RuleName, value: string, text: string][] = [
  ['fullName', '', 'Required'],
  ['email', '  ', 'Required'],
  ['message', '', 'Required'],
  ['fullName', 'Ada', 'Invalid full name'],
  ['email', 'ada', 'Invalid email'],
  ['phone', '1', 'Invalid phone number'],
  ['message', 'Hi', 'Your message is too short. Messages must be at least 50 characters long.'],
  ['subject', 'Hi', 'Subject is too short. Subject must be at least 10 characters long.'],
];

for (const [rule, value, text] of errors)
  test(`says "${text}" of ${rule} as "${value}"`, () => {
    assert.is(errorText(t, rule, value), text);
  });

const labels: [rule: RuleName, text: string][] = [
  ['postalCode', 'Postal code'],
  ['message', 'Message (at least 50 characters)'],
  ['subject', 'Subject (at least 10 characters)'],
];

for (const [rule, text] of labels)
  test(`calls ${rule} "${text}"`, () => {
    assert.is(labelText(t, rule), text);
  });

test.run();
