import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportTables, TABLE_NAMES } from '../../../server/export/export.ts';
import * as bodies from '../support/bodies.ts';
import { donate } from '../support/donations.ts';
import { type TestServer, withServer } from '../support/server.ts';

/** What somebody types who hopes that an operator opens it in a spreadsheet. */
const ODD = [
  ...['\n', '\r', '\r\n', '\n\r', '\v', '\f', '\u0085', '\u2028', '\u2029'].map((end) => `Ada${end}=1+1${end}@SUM(1)`),
  '"=1+1"',
  '",=1+1,"',
  '"\n=cmd|\' /C calc\'!A0\n"',
  "'=1+1",
  'a,b;c\td|e',
  'a;=1+1',
  '\t=1+1',
  '\u202e=1+1',
  '\u200f\u200b\ufeff+1+1',
  'e\u0301 \u202dadA\u202c 東京 🏛',
  '\\"=1+1\\',
  'sep=;',
];

const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@](?!\d{4,15}$)/u;

/** All that the server lets readers send, with `text` wherever they type. */
async function takePart(server: TestServer, text: string, index: number) {
  const email = `reader${index}@example.org`;
  const where = { articleUrlTracking: `https://news.example/${text}`, partnerName: text, adCampaign: text };
  const person = { email, firstName: text, lastName: text, fullName: text, ...where };
  const optIns = [{ partnerId: 1, isOptedInToPartnerEmail: true, recordedLabelSeen: text }];
  const address = { streetNo: '12', street: text, city: text, adminArea1Code: 'NJ', zipCode: '07105' };
  const sent: [string, object][] = [
    [bodies.PETITION, bodies.signature({ ...person, optIns, address })],
    [bodies.SIGNUP, bodies.signUp({ ...person, optIns, address })],
    [bodies.OPINION, bodies.opinion({ ...person, text: `${text} and so I think` })],
    [bodies.EMAIL, bodies.letter({ ...person, from: email, subject: text, text: `${text}\n${'words '.repeat(30)}` })],
    [bodies.CALL, bodies.aCall({ ...where, recipientName: text })],
    [bodies.POLL, bodies.vote({ ...where, text })],
    [bodies.LINK, bodies.opening(where)],
    [bodies.TWEET, { id: 3052, actionId: 3052, text, ...where }],
    [bodies.CHECK_REGISTRATION, bodies.registration({ ...person, city: text, street: text })],
  ];
  let stored = 0;
  for (const [path, body] of sent) if ((await server.post(path, body)).status === 200) stored++;
  return stored;
}

const withFolder = (use: (server: TestServer, folder: string) => Promise<void>) =>
  withServer(
    async (server) => {
      const folder = mkdtempSync(join(tmpdir(), 'civic-action-hostile-'));
      try {
        await use(server, folder);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    { rateLimit: 0, playMoney: true },
  );

test('another program reads every file as rows of text that no spreadsheet computes', () =>
  withFolder(async (server, folder) => {
    let stored = 0;
    for (const [index, text] of ODD.entries()) stored += await takePart(server, text, index);
    assert.ok(stored > ODD.length * 6, `${stored} were stored`);
    await donate(server, 'donor@example.org');
    await exportTables(server.db, { folder });
    const typed: string[] = [];
    for (const name of TABLE_NAMES) {
      const text = readFileSync(join(folder, `${name}.csv`), 'utf8').slice(1);
      const data = parse(text, { relax_column_count: false });
      const rows = data.slice(1);
      // As a program reads it that takes a semicolon, a tab or a line's end for a separator, whatever is quoted.
      const pieces = data.flat().flatMap((cell) => cell.split(/[;\n\r\v\f\u0085\u2028\u2029]/u));
      for (const piece of pieces.filter((each) => !each.startsWith('-0.'))) assert.not.match(piece, FORMULA, name);
      typed.push(...rows.flat());
    }
    const withoutGuards = (text: string) => text.replaceAll("'", '').trim();
    const all = new Set(typed.map(withoutGuards));
    for (const text of ODD) assert.ok(all.has(withoutGuards(text)), `changed: ${JSON.stringify(text)}`);
  }));

test('quotes every text, so that no separator or line break of any program ends it', () =>
  withFolder(async (server, folder) => {
    await takePart(server, 'Ada\nLovelace', 0);
    await exportTables(server.db, { folder, only: ['signatures'] });
    const text = readFileSync(join(folder, 'signatures.csv'), 'utf8').slice(1);
    assert.match(text, ',"Ada\nLovelace",');
    for (const cell of text.replaceAll('\n', ' ').split(','))
      assert.match(cell.trim(), /^("[\s\S]*"|[\d.]*)(\s+".*")?$/);
  }));

for (const [title, put] of [
  ['somebody’s own file', (file: string) => writeFileSync(file, 'mine')],
  ['a link', (file: string) => symlinkSync('/etc/hosts', file)],
] as const)
  test(`writes nothing at all where ${title} has the name of one of its files`, () =>
    withFolder(async ({ db }, folder) => {
      put(join(folder, 'votes.csv'));
      const failure = await exportTables(db, { folder }).catch((cause: Error) => cause);
      assert.match((failure as Error).message, /changed since: \S+votes\.csv\. Move them away/);
      assert.equal(readdirSync(folder), ['votes.csv']);
    }));

test('replaces what an export has made, until somebody changes it', () =>
  withFolder(async ({ db }, folder) => {
    const file = join(folder, 'votes.csv');
    await exportTables(db, { folder, only: ['votes'] });
    await exportTables(db, { folder, only: ['votes', 'letters'] });
    writeFileSync(file, 'counted by hand');
    const failure = await exportTables(db, { folder, only: ['letters', 'votes'] }).catch((cause: Error) => cause);
    assert.match((failure as Error).message, 'votes.csv');
    assert.is(readFileSync(file, 'utf8'), 'counted by hand');
    await exportTables(db, { folder, only: ['letters'] });
  }));

test('leaves drafts of other programs alone, and none of its own', () =>
  withFolder(async ({ db }, folder) => {
    writeFileSync(join(folder, 'votes.csv.part'), 'mine');
    await exportTables(db, { folder, only: ['votes'] });
    assert.is(readFileSync(join(folder, 'votes.csv.part'), 'utf8'), 'mine');
    assert.equal(readdirSync(folder).sort(), ['.civic-action-export.json', 'votes.csv', 'votes.csv.part']);
  }));

test.run();
