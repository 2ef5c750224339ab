import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../../../i18n/index.ts';
import { LEVEL, ROLE } from '../../../../widget/core/model/enums.ts';
import type { Lawmaker } from '../../../../widget/core/model/lawmakers/lawmaker.ts';
import {
  type Body,
  lawmakerRecipient,
  namedRecipient,
  sharedBody,
} from '../../../../widget/core/model/lawmakers/recipient.ts';
import { draftTo, toTogether } from '../../../../widget/parts/email/salutation.ts';
import { translatorFor } from '../../../i18n/locales.ts';

const lawmaker = (level: number | null, role: number | null, countryCode = 'US') =>
  lawmakerRecipient({
    id: 1,
    displayName: { short: '', full: '' },
    level,
    role,
    countryCode,
    phones: [],
  } as unknown as Lawmaker);

const REPRESENTATIVE = lawmaker(LEVEL.Country, ROLE.LegislatureLowerBody);
const SENATOR = lawmaker(LEVEL.Country, ROLE.LegislatureUpperBody);
const ASSEMBLY_MEMBER = lawmaker(LEVEL.State, ROLE.LegislatureLowerBody);
const GOVERNOR = lawmaker(LEVEL.State, ROLE.HeadOfGovernment);
const MP = lawmaker(LEVEL.Country, ROLE.LegislatureLowerBody, 'GB');
const NAMED = namedRecipient({ name: 'Ann' });

const BODIES: [recipients: (typeof NAMED)[], body: Body][] = [
  [[REPRESENTATIVE, SENATOR, SENATOR], 'congress'],
  [[MP, MP], 'parliament'],
  [[ASSEMBLY_MEMBER, ASSEMBLY_MEMBER], 'legislators'],
  [[SENATOR, ASSEMBLY_MEMBER], 'legislators'],
  [[SENATOR, GOVERNOR], 'officials'],
  [[lawmaker(null, null)], 'officials'],
  [[NAMED, NAMED], 'named'],
];

for (const [recipients, body] of BODIES)
  test(`calls ${recipients.map((each) => each.body).join(', ')} together ${body}`, () =>
    assert.is(sharedBody(recipients), body));

const THREE = [REPRESENTATIVE, SENATOR, SENATOR];
const DRAFT = 'Dear @recipientName,\n\nPlease act, @recipientName.';

test('greets more than two recipients together, and fewer by their names', async () => {
  const t = await translatorFor('en-US');
  const messageTo = (recipients: typeof THREE, message = DRAFT) =>
    draftTo(recipients, { subject: 'Lamps', message }, t).message;
  assert.is(messageTo(THREE), 'Dear members of Congress,\n\nPlease act, @recipientName.');
  assert.is(messageTo([NAMED, NAMED, NAMED]), 'Dear all,\n\nPlease act, @recipientName.');
  assert.is(messageTo(THREE.slice(1)), DRAFT);
  assert.is(messageTo([]), DRAFT);
});

const FIRST_LINES: [line: string, isGreeting: boolean][] = [
  ['Dear @recipientName,', true],
  ['  Dear @recipientName,  ', true],
  ['Madame, Monsieur (@recipientName),', true],
  ['Estimadas personas (@recipientName):', true],
  ['Dear @recipientName, please act.', false],
  ['I ask @recipientName and whoever else may read this to do what was promised in March,', false],
  ['To whom it may concern,', false],
  ['@recipientName', false],
  ['', false],
];

for (const [line, isGreeting] of FIRST_LINES)
  test(`takes “${line}” for ${isGreeting ? 'a greeting' : 'the letter’s own words'}`, async () => {
    const message = `${line}\nPlease.`;
    const t = await translatorFor('en-US');
    const now = draftTo(THREE, { subject: '', message }, t).message;
    assert.is(now, isGreeting ? 'Dear members of Congress,\nPlease.' : message);
  });

test('greets below empty lines', async () => {
  const t = await translatorFor('en-US');
  const now = draftTo(THREE, { subject: '', message: `\n${DRAFT}` }, t).message;
  assert.match(now, /^\nDear members of Congress,\n/);
});

const TOGETHER = {
  'en-US': 'To 3 members of Congress',
  es: 'Para 3 miembros del Congreso',
  fr: 'À 3 membres du Congrès',
  it: 'A 3 membri del Congresso',
};

for (const locale of LOCALES)
  test(`counts more than two recipients in one line, in ${locale}`, async () => {
    const t = await translatorFor(locale);
    assert.is(toTogether(THREE, t), TOGETHER[locale]);
    assert.is(toTogether(THREE.slice(1), t), null);
    assert.match(draftTo(THREE, { subject: '', message: DRAFT }, t).message, /^[^@]+[,:]\n\n/);
  });

test.run();
