import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ExportRequest, exportTables, TABLE_NAMES } from '../../../server/export/export.ts';
import * as bodies from '../support/bodies.ts';
import { type TestServer, withServer } from '../support/server.ts';

type Row = Record<string, string>;
type Tools = TestServer & {
  /** Exports, and returns the rows of one file. */
  out: (file: string, wanted?: Omit<ExportRequest, 'folder'>) => Promise<Row[]>;
  folder: string;
};

const NOW = new Date('2026-10-05T10:00:00Z');
const OPT_IN = { partnerId: 1, isOptedInToPartnerEmail: true, recordedLabelSeen: 'News, please' };
const ADDRESS = { streetNo: '12', street: 'Ferry St', city: 'Newark', adminArea1Code: 'NJ', zipCode: '07105' };

/** A video is uploaded over a connection, which these servers have none of. */
const VIDEO = {
  ...({ uploadId: 'secret', identifier: '3070|recordvideo@1', state: 'published', at: NOW.toISOString() } as const),
  ...{ name: 'me.webm', bytes: 9_000, contentType: 'video/webm', seconds: 1.5, hasPicture: 0 },
  ...{ videoId: 'public', answerId: 'a', submissionKey: 'k', requestId: 'wr-recordvideo', context: '{}' },
};

async function takePart({ post }: TestServer) {
  const submissions: [string, object][] = [
    [
      bodies.PETITION,
      bodies.signature({ firstName: '=1+1', phoneNumber: '+12015550123', optIns: [OPT_IN], address: ADDRESS }),
    ],
    [bodies.PETITION, bodies.signature({ email: 'zoe@example.org', lastName: 'Ünïcödé, "Q"\n東京', showName: true })],
    [bodies.SIGNUP, bodies.signUp()],
    [bodies.OPINION, bodies.opinion()],
    [bodies.EMAIL, bodies.letter()],
    [bodies.CALL, bodies.aCall()],
    [bodies.POLL, bodies.vote({ text: 'A public park', articleUrlTracking: 'https://news.example/a' })],
    [bodies.LINK, bodies.opening({ articleUrlTracking: 'https://news.example/b' })],
    [bodies.TWEET, { id: 3052, actionId: 3052, text: 'Keep the night boat' }],
    [bodies.CHECK_REGISTRATION, bodies.registration()],
    [bodies.ACTIVITY, bodies.activity()],
    [bodies.TIMINGS, { widgetRequestId: 'wr-poll', stages: { ready: 480 } }],
  ];
  for (const [path, body] of submissions) assert.is((await post(path, body)).status, 200, path);
}

function readCsv(file: string): Row[] {
  const text = readFileSync(file, 'utf8');
  assert.is(text.charCodeAt(0), 0xfeff, 'starts with the byte order mark');
  return parse(text, { bom: true, columns: true });
}

const withSubmissions = (use: (tools: Tools) => Promise<void>) =>
  withServer(
    async (server) => {
      const folder = mkdtempSync(join(tmpdir(), 'civic-action-export-'));
      try {
        await takePart(server);
        await server.db.insertInto('videos').values(VIDEO).execute();
        const out: Tools['out'] = async (file, wanted = {}) => {
          await exportTables(server.db, { folder, ...wanted });
          return readCsv(join(folder, `${file}.csv`));
        };
        await use({ ...server, out, folder });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    { clock: () => NOW },
  );

const some = (row: Row | undefined, ...names: string[]) => names.map((name) => row?.[name]);

test('writes every kind of submission to its own file, readable by its owner only', () =>
  withSubmissions(async ({ out, folder }) => {
    await out('signatures');
    const files = readdirSync(folder).filter((name) => !name.startsWith('.'));
    assert.equal(files.sort(), TABLE_NAMES.map((name) => `${name}.csv`).sort());
    for (const name of TABLE_NAMES.filter((each) => each !== 'donations'))
      assert.ok(readCsv(join(folder, `${name}.csv`)).length > 0, name);
    assert.is(statSync(join(folder, 'signatures.csv')).mode & 0o077, 0);
  }));

test('writes whatever people typed, and lets no spreadsheet compute it', () =>
  withSubmissions(async ({ out }) => {
    const [first, second] = await out('signatures');
    assert.equal(some(first, 'time', 'action_id', 'email', 'first_name', 'phone', 'postal_code'), [
      NOW.toISOString(),
      '3001',
      'ada@example.org',
      "'=1+1",
      '+12015550123',
      '07102',
    ]);
    assert.equal(some(first, 'street', 'city', 'state', 'widget_id'), ['12 Ferry St', 'Newark', 'NJ', '1001']);
    assert.equal(some(second, 'last_name', 'show_name'), ['Ünïcödé, "Q"\n東京', 'yes']);
    assert.ok(first?.action_title && first.show_name === 'no');
  }));

test('links opt-ins to their submissions, and exports no key that could change these', () =>
  withSubmissions(async ({ out, db }) => {
    const [signature, other] = await out('signatures');
    const [optIn] = await out('opt-ins');
    // A spreadsheet would take a key that begins with - for a formula, hence the apostrophe.
    assert.match(optIn?.submission ?? '', /^'?[\w-]{16}$/);
    assert.is(optIn?.submission, signature?.submission);
    assert.is.not(other?.submission, signature?.submission);
    const keys = (await db.selectFrom('signatures').select('submissionKey').execute()).map(
      ({ submissionKey }) => submissionKey ?? '',
    );
    assert.is(keys.length, 2);
    for (const key of keys) assert.not.match(JSON.stringify(await out('signatures')), key);
  }));

test('says of opt-ins where they were asked for, as of their submissions', () =>
  withServer(
    async ({ post, db }) => {
      const folder = mkdtempSync(join(tmpdir(), 'civic-action-opt-ins-'));
      const place = { optIns: [OPT_IN], articleUrlTracking: 'https://news.example/a', partnerName: 'Riders' };
      for (const [path, body] of [
        [bodies.PETITION, bodies.signature(place)],
        [bodies.SIGNUP, bodies.signUp(place)],
        [bodies.OPINION, bodies.opinion(place)],
        [bodies.EMAIL, bodies.letter(place)],
        [bodies.CHECK_REGISTRATION, bodies.registration(place)],
      ] as const)
        assert.is((await post(path, body)).status, 200, path);
      const exported = async (widget?: string) => {
        await exportTables(db, { folder, only: ['opt-ins'], widget });
        return readCsv(join(folder, 'opt-ins.csv'));
      };
      const rows = await exported();
      assert.is(rows.length, 5);
      for (const row of rows)
        assert.equal(some(row, 'article_url', 'partner_name'), ['https://news.example/a', 'Riders'], row.action_id);
      assert.equal(
        (await exported('wr-petition')).map((row) => some(row, 'action_id', 'widget_id')),
        [['3001', '1001']],
      );
      rmSync(folder, { recursive: true });
    },
    { clock: () => NOW },
  ));

test('writes each link that was opened, with its action', () =>
  withSubmissions(async ({ out }) => {
    const [row, ...others] = await out('completions');
    assert.equal(others, []);
    assert.equal(
      [row?.action_id, row?.action_type, row?.action_title, row?.article_url],
      ['3062', 'link', 'See for yourself what the night boat costs', 'https://news.example/b'],
    );
  }));

test('writes letters by recipient, opt-ins with their text, and votes without the id that could change them', () =>
  withSubmissions(async ({ out, db }) => {
    const letters = await out('letters');
    assert.equal(
      letters.map((row) => some(row, 'recipient', 'status', 'is_test')),
      ['Ruth Adeyemi', 'Tomás Vidal'].map((name) => [`Councilmember ${name}`, 'queued', 'no']),
    );
    const [optIn] = await out('opt-ins');
    assert.equal(some(optIn, 'email', 'agreed_to_email', 'agreed_to_texts', 'words_seen'), [
      'ada@example.org',
      'yes',
      'no',
      'News, please',
    ]);
    const votes = await out('votes');
    assert.equal(some(votes[0], 'answer_id', 'answer', 'article_url'), [
      '1',
      'A public park',
      'https://news.example/a',
    ]);
    const { userAnswerId } = await db.selectFrom('votes').select('userAnswerId').executeTakeFirstOrThrow();
    assert.not.match(JSON.stringify(votes), userAnswerId);
  }));

test('writes the results of a poll with the answers that nobody gave', () =>
  withSubmissions(async ({ out }) => {
    const poll = (await out('results')).filter(({ action_id }) => action_id === '3101');
    assert.ok(poll.length > 1);
    assert.equal(some(poll[0], 'action_type', 'answer_id', 'count', 'percent'), ['poll', '1', '1', '100']);
    assert.ok(poll.every(({ answer }) => answer));
    assert.equal(some(poll[1], 'count', 'percent'), ['0', '0']);
  }));

test('limits the export to a widget, a time, an action or a person', () =>
  withSubmissions(async ({ out }) => {
    assert.is((await out('signatures', { widget: 'wr-petition' })).length, 2);
    assert.is((await out('signatures', { widget: 'wr-poll' })).length, 0);
    assert.is((await out('votes', { widget: 'wr-poll', since: '2026-10-05', until: '2026-10-05' })).length, 1);
    assert.is((await out('votes', { until: '2026-10-04' })).length, 0);
    assert.is((await out('votes', { since: '2026-10-06' })).length, 0);
    assert.is((await out('signatures', { action: '3001' })).length, 2);
    assert.is((await out('signatures', { action: '3002' })).length, 0);
    assert.is((await out('signatures', { email: ' Ada@Example.org' })).length, 1);
  }));

test('separates the widgets of one action by what the reader’s page sent', () =>
  withSubmissions(async ({ out, post }) => {
    await post(bodies.PETITION, bodies.signature({ email: 'b@example.org', widgetId: 77 }));
    assert.is((await out('signatures')).length, 3);
    assert.is((await out('signatures', { widget: 'wr-petition' })).length, 2);
  }));

test('leaves out files that the filter does not apply to', () =>
  withSubmissions(async ({ db, folder }) => {
    const byTime = await exportTables(db, { folder, since: '2026-10-01' });
    assert.match(byTime.join('\n'), 'results.csv is left out');
    const byPerson = await exportTables(db, {
      folder: join(folder, 'ada'),
      email: 'ada@example.org',
      only: ['votes', 'letters'],
    });
    assert.match(byPerson.join('\n'), 'votes.csv is left out');
    const byAction = await exportTables(db, { folder, action: '3101', only: ['timings'] });
    assert.match(byAction.join('\n'), 'timings.csv is left out: it is about whole widgets');
    assert.match(byPerson.join('\n'), /2 {2}\S+letters\.csv/);
  }));

test('names the files that an earlier export left in the folder', () =>
  withSubmissions(async ({ db, folder }) => {
    assert.is((await exportTables(db, { folder, only: ['votes', 'letters'] })).length, 2);
    const lines = await exportTables(db, { folder, only: ['votes'] });
    assert.match(lines.at(-1) ?? '', /^\nNot of this export, but of an earlier one: letters\.csv$/);
  }));

test('lists the kinds when an unknown one is asked for', () =>
  withSubmissions(async ({ db, folder }) => {
    const failure = await exportTables(db, { folder, only: ['signature'] }).catch((cause: Error) => cause);
    assert.match((failure as Error).message, '"signature" is not one of signatures, signups');
  }));

test('says that letters.csv marks no letter as exported, and which command does', () =>
  withSubmissions(async ({ db, folder }) => {
    const statusesOf = () => db.selectFrom('outbox').select(['id', 'status']).orderBy('id').execute();
    const before = await statusesOf();
    const [line] = await exportTables(db, { folder, only: ['letters'] });
    assert.match(line ?? '', 'marks nothing');
    assert.match(line ?? '', 'npm run outbox export');
    assert.equal(await statusesOf(), before);
    const [none] = await exportTables(db, { folder, only: ['letters'], since: '2027-01-01' });
    assert.not.match(none ?? '', 'marks nothing');
  }));

test.run();
