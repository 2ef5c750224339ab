import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { skipUnless } from '../../../support/skip.ts';
import { OFFICIALS, readFiles, readList, readLists, refusalOf } from '../../support/lawmakers/officials.ts';

/** Real files of real officials, where this machine has them. */

const onSample = skipUnless(OFFICIALS, 'no published files of officials');
const folderOf = (source: string) => join(OFFICIALS ?? '', source);

onSample('reads the 485 legislators of five jurisdictions, one of whom has left', async () => {
  const { dataset, said } = await readList('us-states', folderOf('us-states'));
  const inState = (state: string, of = 1) =>
    dataset.members.filter(({ adminArea1Code, role }) => adminArea1Code === state && role === of).length;
  assert.equal(
    ['NJ', 'NE', 'DC', 'SD', 'MA'].map((state) => [inState(state), inState(state, 0)]),
    [
      [40, 80],
      [49, 0],
      [12, 0],
      [35, 70],
      [40, 158],
    ],
  );
  assert.is(dataset.members.length, 485 - 1);
  assert.ok(said.includes('legislators: 1 person holds no seat today and was left out: Doni Crawford'));
  assert.ok(
    said.some((text) => /none of them: Ed Rodriguez.*Gabe Rodriguez/.test(text)),
    'one address of two people',
  );
  assert.ok(said.some((text) => text.includes('the seats of MA 1st Franklin (lower house), MA 17th Middlesex')));
  assert.not.ok(dataset.members.some(({ wire }) => wire.fullName === 'Phil Murphy'));
  const lettered = dataset.members
    .filter(({ district }) => /^2[68][AB]$/.test(district))
    .map(({ district }) => district);
  assert.equal(lettered.sort(), ['26A', '26B', '28A', '28B']);
  assert.is(dataset.members.find(({ wire }) => wire.fullName === 'Adam Gómez')?.district, 'Hampden');
});

onSample('reads a state’s table as its files of people', async () => {
  const whole = await readList('us-states', folderOf('us-states'), { only: ['NJ'] });
  const table = await readFiles('us-states', {
    'nj.csv': readFileSync(join(folderOf('us-states'), 'nj-rebuilt.csv'), 'utf8'),
  });
  assert.is(table.dataset.members.length, 120);
  assert.equal(table.seats.toSorted(), whole.seats.toSorted());
});

onSample('reads the 650 members of the House of Commons, none with a title', async () => {
  const { dataset, said } = await readList('gb', folderOf('gb'));
  const { members } = dataset;
  assert.is(members.length, 650);
  const emails = members.flatMap(({ email }) => email ?? []);
  assert.equal([emails.length, emails.filter((email) => email.endsWith('parliament.uk')).length], [646, 640]);
  const titled = members.filter(({ wire }) => /^(mr|mrs|ms|miss|dr|sir|dame|rt|hon|lord|lady)\b/i.test(wire.fullName));
  assert.equal(titled, []);
  const named = (name: string) => members.find(({ wire }) => wire.fullName === name)?.wire;
  // No order of the name's parts is known, so that no part of it passes for the surname.
  for (const name of ['Meg Hillier', 'Liz Saville Roberts', 'Freddie van Mierlo'])
    assert.equal([named(name)?.lastName, named(name)?.nameTemplate], [name, name]);
  const nations = ['ENG', 'SCT', 'WLS', 'NIR'].map(
    (area) => members.filter((each) => each.adminArea1Code === area).length,
  );
  assert.equal(nations, [543, 57, 32, 18]);
  const rows = [...dataset.postcodes].map(({ postalCode, district }) => `${postalCode} ${district}`);
  assert.equal(
    rows,
    ['BR87QP Orpington', 'BR87QW Orpington', 'CA87JG Hexham'],
    'BR8 is in Kent, and its members are not',
  );
  assert.equal(
    [dataset.facts.map, said.filter((text) => text.includes('readers there find nobody')).length],
    ['PCON24', 0],
  );
});

onSample('reads the members of the Atlantic ridings, five of whom Parliament’s new names hide', async () => {
  const { dataset, said } = await readList('ca', folderOf('ca'));
  const atlantic = dataset.members.filter(({ adminArea1Code }) => ['NL', 'PE', 'NS', 'NB'].includes(adminArea1Code));
  assert.equal([dataset.members.length, atlantic.length], [33, 32]);
  const hidden = atlantic.filter(({ district }) => !/^\d{5}$/.test(district)).map(({ district }) => district);
  assert.equal(hidden.toSorted(), [
    'Cape Spear—Mount Pearl—Paradise',
    'Coast of Bays—Central—Notre Dame',
    "Halifax West—Peggy's Cove",
    'New Brunswick Southwest',
    'The Eastern Peninsulas',
  ]);
  const empty = said.find((text) => text.includes('readers there find nobody')) ?? '';
  assert.equal(empty.match(/\d{5}/g), ['10002', '10003', '10007', '12007', '13009']);
  const bains = dataset.members.find(({ wire }) => wire.fullName === 'Parm Bains');
  assert.equal(
    [bains?.id, bains?.adminArea1Code, bains?.district, bains?.email],
    ['ca-111067', 'BC', '59028', 'parm.bains@parl.gc.ca'],
  );
  assert.ok(dataset.members.some(({ wire }) => wire.lastName?.includes('Deschênes-Thériault')));
  assert.is(dataset.facts.map, 'FED 2023');
});

/** Their files without the stale table of postcodes. */
const ofAustralia = () =>
  Object.fromEntries(
    ['representatives.csv', 'senators.csv', 'localities-act-typed.csv'].map((file) => [
      file,
      readFileSync(join(folderOf('au'), file), 'utf8'),
    ]),
  );

onSample('reads Australia’s 150 members and 76 senators, and the divisions around the capital', async () => {
  const { dataset, rows, said } = await readFiles('au', ofAustralia());
  const of = (house: number) => dataset.members.filter(({ role }) => role === house);
  assert.equal([dataset.members.length, of(0).length, of(1).length], [226, 150, 76]);
  const areas = new Set(dataset.members.map(({ adminArea1Code }) => adminArea1Code));
  assert.equal([...areas].toSorted(), ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
  assert.equal(
    of(1).filter(({ district }) => district !== ''),
    [],
  );
  assert.equal(
    dataset.members.filter(({ wire }) => /^(mr|mrs|ms|dr|hon|senator)\b/i.test(wire.fullName)),
    [],
  );
  const at = (postcode: string) => rows.filter((row) => row.startsWith(postcode)).map((row) => row.split('/')[2]);
  assert.equal(at('2617'), ['Bean', 'Canberra', 'Fenner'], 'a split postcode');
  const inTown = (name: string) => dataset.towns.filter(({ town }) => town === name).map(({ district }) => district);
  assert.equal(
    [inTown('kaleen'), inTown('oconnor'), inTown('royalla')],
    [['Canberra'], ['Canberra'], ['Bean', 'Eden-Monaro']],
  );
  assert.equal(
    said.filter((text) => text.includes('readers there find nobody')),
    [],
  );
});

onSample('refuses Australia’s postcodes of 2022, which have abolished divisions', async () => {
  assert.is(
    await refusalOf(readList('au', folderOf('au'))),
    'the map: is of another map than its members: it has North Sydney, Higgins, and they have Bullwinkel. Take files of one map',
  );
});

onSample('reads New Zealand’s 122 members, those of the Māori electorates in a list of their own', async () => {
  const lists = await readLists('nz', folderOf('nz'), { withListMembers: true });
  assert.equal(
    lists.map(({ suffix, dataset }) => [suffix, dataset.members.length]),
    [
      ['', 65 + 51],
      ['-maori', 6],
    ],
    'the seventh Māori electorate was vacant',
  );
  const members = lists.flatMap(({ dataset }) => dataset.members);
  assert.equal([members.length, members.filter(({ email }) => email).length], [122, 122]);
  const named = (name: string) => members.find(({ wire }) => wire.fullName === name);
  assert.equal(
    [named('Tākuta Ferris')?.district, named('Tim van de Molen')?.wire.lastName],
    ['Te Tai Tonga', 'van de Molen'],
  );
  const [general] = await readLists('nz', folderOf('nz'));
  assert.is(general?.dataset.members.length, 65);
});

test.run();
