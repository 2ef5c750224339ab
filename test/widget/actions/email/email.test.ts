import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { email } from '../../../../widget/actions/email/index.ts';
import type { Lawmaker } from '../../../../widget/core/model/lawmakers/lawmaker.ts';
import { lawmakerRecipient, namedRecipient, stillToWrite } from '../../../../widget/core/model/lawmakers/recipient.ts';

const DETAILS: [given: object, expected: object][] = [
  [{}, { subject: '', message: '' }],
  [
    { subject: null, message: null },
    { subject: '', message: '' },
  ],
  [
    { subject: 'Lamps', message: 'On', more: 1 },
    { subject: 'Lamps', message: 'On' },
  ],
];

for (const [given, expected] of DETAILS)
  test(`reads ${JSON.stringify(given)}`, () => assert.equal(email.parse(given)?.draft, expected));

for (const given of [{ subject: 7 }, { message: ['On'] }, null, []])
  test(`drops an email whose details are ${JSON.stringify(given)}`, () => assert.is(email.parse(given), null));

const lawmaker = (changes: Partial<Lawmaker>): Lawmaker => ({
  id: 1,
  fullName: 'Ann Example',
  lastName: 'Example',
  displayName: { short: 'Sen. Example', full: 'Senator Ann Example' },
  nameTemplate: '',
  officeName: '',
  level: 0,
  role: 1,
  district: '',
  adminArea1Code: 'NJ',
  partyIdentifier: '',
  twitterMention: '',
  photoUrl: '',
  countryCode: 'US',
  canBeEmailed: true,
  phones: [],
  contactFormUrl: '',
  offices: [],
  ...changes,
});

test('addresses a lawmaker by id and with their title', () => {
  const { name, representative, key } = lawmakerRecipient(lawmaker({}));
  assert.equal(
    { name, representative, key },
    { name: 'Senator Ann Example', representative: { id: 1, name: 'Ann Example' }, key: '1' },
  );
});

const NAMED = namedRecipient({ name: 'Ann' });
const BY_FORM = lawmakerRecipient(lawmaker({ id: 2, canBeEmailed: false, contactFormUrl: 'https://x.example/' }));
const LAWMAKER = lawmakerRecipient(lawmaker({ id: 3 }));
const ALL = [NAMED, BY_FORM, LAWMAKER];

const LEFT: [title: string, emailed: string[], left: string[]][] = [
  ['recipients who cannot be emailed', [], ['Ann', '3']],
  ['recipients who were already emailed', ['3'], ['Ann']],
  ['everybody once all have a letter', ['3', 'Ann', '2'], []],
];

for (const [title, emailed, left] of LEFT)
  test(`of the recipients, leaves out ${title}`, () =>
    assert.equal(
      stillToWrite(ALL, new Set(emailed)).map(({ key }) => key),
      left,
    ));

test.run();
