import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptFor } from '../../../../widget/actions/call/CalleeScreen.tsx';
import { initialsOf } from '../../../../widget/actions/call/Face.tsx';
import { call } from '../../../../widget/actions/call/index.ts';
import { type Callee, calleesNamed, calleesOfLawmakers } from '../../../../widget/actions/call/parse-callees.ts';
import type { Lawmaker } from '../../../../widget/core/model/lawmakers/lawmaker.ts';

const details: [given: object, isValid: boolean][] = [
  [{}, true],
  [{ script: null, recipients: null }, true],
  [{ script: 'Hello', recipients: [{ id: 1, name: 'Ada', title: '', phone: '555' }], more: 1 }, true],
  [{ recipients: [{ id: 'a', name: 'Ada', title: 'Mayor', phone: '555' }] }, true],
  [{ recipients: [{ id: 1, name: 'Ada' }] }, false],
  [{ recipients: [{ name: 'Ada', phone: '555' }] }, false],
  [{ recipients: 'Ada' }, false],
  [{ script: 5 }, false],
];

for (const [given, isValid] of details)
  test(`${isValid ? 'can' : 'can’t'} be shown from ${JSON.stringify(given)}`, () => {
    assert.is(call.parse(given) !== null, isValid);
  });

test('completes a widget', () => {
  assert.is(call.isCompletion, true);
});

test('calls the people that the publisher names, with their pictures', () => {
  const recipients = [
    { id: 1, name: 'Ada', title: 'Mayor', phone: '555 1' },
    { id: 2, name: 'Bo', title: '', phone: ' ' },
  ];
  const [ada, bo] = calleesNamed(recipients, ['ada.jpg']);
  assert.equal([ada?.name, ada?.title, ada?.photo], ['Ada', 'Mayor', 'ada.jpg']);
  assert.equal(ada?.lines, [{ name: '', phone: '555 1', hours: '' }]);
  assert.equal([bo?.title, bo?.photo, bo?.lines], ['', '', []]);
});

test('calls nobody if nobody is named', () => {
  assert.equal(calleesNamed([]), []);
});

const LAWMAKER: Lawmaker = {
  id: 'S1',
  fullName: 'Cory A. Booker',
  lastName: 'Booker',
  displayName: { short: 'Sen. Booker', full: 'Senator Cory Booker' },
  nameTemplate: '',
  officeName: 'U.S. Senate',
  level: 0,
  role: 1,
  district: '',
  adminArea1Code: 'NJ',
  partyIdentifier: 'D',
  twitterMention: '',
  photoUrl: 'b.jpg',
  countryCode: 'US',
  canBeEmailed: true,
  phones: ['202-224-3224'],
  contactFormUrl: 'https://form.test/',
  offices: [],
};

test('gives a lawmaker’s full name, office, party and country', () => {
  const [callee] = calleesOfLawmakers([LAWMAKER]);
  assert.equal(
    [callee?.name, callee?.title, callee?.photo, callee?.countryCode, callee?.contactFormUrl, callee?.isLawmaker],
    ['Senator Cory Booker', 'U.S. Senate · D', 'b.jpg', 'US', 'https://form.test/', true],
  );
});

const newark = { name: 'Newark', phone: '973-639-8700', hours: '9–5' };
const capitol = { name: 'Capitol', phone: '(202) 224 3224', hours: '' };

const lines: [name: string, changes: Partial<Lawmaker>, phones: string[], firstName: string][] = [
  ['only the number', {}, ['202-224-3224'], ''],
  ['the number, then the offices', { offices: [newark] }, ['202-224-3224', '973-639-8700'], ''],
  [
    'an office with the same number once',
    { offices: [newark, capitol] },
    ['(202) 224 3224', '973-639-8700'],
    'Capitol',
  ],
  ['offices alone', { phones: [], offices: [newark] }, ['973-639-8700'], 'Newark'],
  ['a repeated number once', { phones: ['202-224-3224', '2022243224'] }, ['202-224-3224'], ''],
  ['no office without a number', { offices: [{ ...newark, phone: '' }] }, ['202-224-3224'], ''],
  ['nothing', { phones: [] }, [], ''],
];

for (const [name, changes, phones, firstName] of lines)
  test(`offers ${name}`, () => {
    const [callee] = calleesOfLawmakers([{ ...LAWMAKER, ...changes }]);
    assert.equal(
      callee?.lines.map(({ phone }) => phone),
      phones,
    );
    assert.is(callee?.lines[0]?.name ?? '', firstName);
  });

const scripts: [script: string, isLawmaker: boolean, expected: string][] = [
  ['Ask @recipientName.', false, 'Ask Ada $& Co.'],
  ['@recipientName, @recipientName!', false, 'Ada $& Co, Ada $& Co!'],
  ['@recipientNames and @userFullName', false, '@recipientNames and @userFullName'],
  ['I vote for @localRepresentative', true, 'I vote for Ada $& Co'],
  ['I vote for @localRepresentative', false, 'I vote for @localRepresentative'],
];

for (const [script, isLawmaker, expected] of scripts)
  test(`fills "${script}" for ${isLawmaker ? 'a lawmaker' : 'another person'} as "${expected}"`, () => {
    assert.is(scriptFor(script, { name: 'Ada $& Co', isLawmaker } as Callee), expected);
  });

const initials: [name: string, expected: string][] = [
  ['Ada Lovelace', 'AL'],
  ['Ana María Ruiz', 'AR'],
  ['Madonna', 'M'],
  ['Élodie D’Arc', 'ÉD'],
  ['Robert Kennedy, Jr.', 'RK'],
  ['Jo Smith (D-NJ)', 'JS'],
  ['Rep. Frank Pallone', 'FP'],
  ['Cory A. Booker', 'CB'],
  ['', ''],
  ['42', ''],
];

for (const [name, expected] of initials)
  test(`shortens "${name}" to the initials "${expected}"`, () => {
    assert.is(initialsOf(name), expected);
  });

test.run();
