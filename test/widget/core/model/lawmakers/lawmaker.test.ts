import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { RepresentativeSearch } from '../../../../../widget/core/model/action.ts';
import { distinct, fits, isPrivate, type Lawmaker } from '../../../../../widget/core/model/lawmakers/lawmaker.ts';
import { parseLawmaker } from '../../../../../widget/parts/lawmakers/parse.ts';
import { defaultPicture } from '../../../../../widget/parts/lawmakers/use-first-image.ts';

const person = (more: Partial<Lawmaker> = {}): Lawmaker => ({
  ...parseLawmaker({ id: 1, fullName: 'Ada King' }),
  ...more,
});

test('reads a lawmaker with only the required fields', () => {
  const { displayName, lastName, level, role, phones, district, canBeEmailed, offices } = person();
  assert.equal(displayName, { short: 'Ada King', full: 'Ada King' });
  assert.is(lastName, 'King');
  assert.equal([level, role], [null, null]);
  assert.equal([phones, offices, district, canBeEmailed], [[], [], '', false]);
});

test('keeps an at-large district, and reads offices without hours', () => {
  const read = parseLawmaker({
    id: 'a',
    fullName: 'A B',
    district: 0,
    level: 0,
    role: 0,
    offices: [{ name: 'Main', phone: null }],
  });
  assert.is(read.district, '0');
  assert.equal([read.level, read.role], [0, 0]);
  assert.equal(read.offices, [{ name: 'Main', phone: '', hours: '' }]);
});

const search = (more: Partial<RepresentativeSearch> = {}): RepresentativeSearch => ({
  id: 1,
  countryCode: 'US',
  levels: [0],
  roles: [0, 1],
  adminArea1Codes: [],
  districtIds: [],
  ...more,
});

const DEVOLVED = search({ countryCode: 'GB', levels: [1], roles: [0] });

const FITS: [level: number | null, role: number | null, of: RepresentativeSearch, fits: boolean][] = [
  [0, 0, search(), true],
  [0, 1, search(), true],
  [1, 0, search(), false],
  [0, 2, search(), false],
  [null, 0, search(), false],
  [0, null, search(), false],
  [1, 0, DEVOLVED, true],
  [1, 1, DEVOLVED, true],
  [1, 2, DEVOLVED, false],
  [0, 1, DEVOLVED, false],
  [1, 1, search({ levels: [1], roles: [0] }), false],
  [1, 1, search({ levels: [], roles: [] }), true],
  [null, null, search({ levels: [], roles: [] }), true],
  [1, 1, search({ levels: [] }), true],
  [1, 2, search({ levels: [] }), false],
  [0, 2, search({ roles: [] }), true],
  [1, 0, search({ roles: [] }), false],
];

for (const [level, role, of, is] of FITS)
  test(`level ${level} and role ${role} ${is ? 'fit' : 'do not fit'} ${of.countryCode} ${of.levels} ${of.roles}`, () =>
    assert.is(fits(person({ level, role }), of), is));

test('shows a lawmaker with the same name, office and level once', () => {
  const twice = [
    person({ id: 1, officeName: 'House', level: 0 }),
    person({ id: 2, officeName: 'Senate', level: 0 }),
    person({ id: 3, officeName: 'House', level: 0 }),
    person({ id: 4, officeName: 'House', level: 1 }),
    person({ id: 5, fullName: 'Bo King', officeName: 'House', level: 0 }),
  ];
  assert.equal(
    distinct(twice).map(({ id }) => id),
    [1, 2, 4, 5],
  );
});

const PRIVATE: [more: Partial<Lawmaker>, isPrivate: boolean][] = [
  [{}, true],
  [{ canBeEmailed: true }, false],
  [{ phones: ['+1'] }, false],
  [{ contactFormUrl: 'https://a.example' }, false],
];

for (const [more, is] of PRIVATE)
  test(`contact details ${JSON.stringify(more)} are ${is ? 'private' : 'known'}`, () =>
    assert.is(isPrivate(person(more)), is));

const PICTURES: [country: string, file: string][] = [
  ['CA', 'canada-default.jpeg'],
  ['GB', 'ukParliamentDefault.png'],
  ['US', 'localRepDefault.jpg'],
  ['AU', 'auParliamentDefault.png'],
  ['NZ', 'nzParliamentDefault.png'],
  ['FR', 'contactDefault.png'],
  ['', 'contactDefault.png'],
];

for (const [country, file] of PICTURES)
  test(`"${country}" without a picture shows ${file}`, () => assert.is(defaultPicture(country), file));

test.run();
