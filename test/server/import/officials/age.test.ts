import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SourceName } from '../../../../server/import/lawmakers/sources/read.ts';
import { readList, withFiles } from '../../support/lawmakers/officials.ts';

/** Files by their names: when each was saved, and what it holds. */
type Dated = Record<string, [day: string, text: string]>;

const GB = (id: number, house = 1) =>
  JSON.stringify({
    value: {
      ...{ id, nameListAs: `Sample, Ada${id}`, nameDisplayAs: `Ada${id} Sample` },
      latestHouseMembership: { membershipFrom: 'Ashdale', house, membershipEndDate: null },
    },
  });
const CONTACT = JSON.stringify({ value: [{ type: 'Parliamentary office', phone: '020 7946 0001' }] });

const STATE = 'id,name,current_party,current_district,current_chamber,email,links\n1,Ada Sample,X,1,lower,,\n';
const person = (name: string) =>
  `id: ${name}\nname: ${name}\nroles:\n- {type: lower, jurisdiction: 'ocd-jurisdiction/country:us/state:nj/government', district: '1'}\n`;

const OWN = 'Surname,First Name,Electorate,State,Political Party\nSample,Ada,Ash Dale,NSW,ALP\n';
const OPEN = 'name,Division,State/Territory,reason,Most recent party\nBo Sample,Ash Dale,NSW,still_in_office,ALP\n';

const AGES: [title: string, source: SourceName, files: Dated, asOf: string][] = [
  [
    'the oldest answer with members, whatever contacts came later',
    'gb',
    { '1.json': ['2025-08-01', GB(1)], '2.json': ['2026-08-01', GB(2)], 'contacts/1.json': ['2026-08-02', CONTACT] },
    '2025-08-01',
  ],
  [
    'answers with members, whatever contacts came earlier',
    'gb',
    { '1.json': ['2026-08-01', GB(1)], 'contacts/1.json': ['2025-08-01', CONTACT] },
    '2026-08-01',
  ],
  [
    'the oldest table of a state',
    'us-states',
    { 'nj.csv': ['2025-08-01', STATE], 'ny.csv': ['2026-08-01', STATE.replace('\n1', '\n2')] },
    '2025-08-01',
  ],
  [
    'the newest file of a copy of Open States, where people who stay keep older ones',
    'us-states',
    {
      'data/nj/legislature/a.yml': ['2024-08-01', person('Ada Sample')],
      'data/nj/legislature/b.yml': ['2026-08-01', person('Bo Sample')],
    },
    '2026-08-01',
  ],
  [
    'the table that is used for a chamber',
    'au',
    { 'own.csv': ['2026-08-01', OWN], 'people.csv': ['2025-08-01', OPEN] },
    '2026-08-01',
  ],
];

for (const [title, source, files, asOf] of AGES)
  test(`dates a list of ${source} by ${title}`, () =>
    withFiles(Object.fromEntries(Object.entries(files).map(([name, [, text]]) => [name, text])), async (dir) => {
      for (const [name, [day]] of Object.entries(files)) utimesSync(join(dir, name), new Date(day), new Date(day));
      assert.is((await readList(source, dir)).dataset.facts.asOf, asOf);
    }));

test.run();
