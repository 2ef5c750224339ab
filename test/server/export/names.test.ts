import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportTables, TABLE_NAMES } from '../../../server/export/export.ts';
import * as bodies from '../support/bodies.ts';
import { copyContent, replaceContent } from '../support/content.ts';
import { COMPLETE, gift, INITIATE, payment } from '../support/donations.ts';
import { type TestServer, withServer } from '../support/server.ts';

type Names = [widget: string, widgetId: string, publisherId: string];
type Rows = Record<string, Names[]>;

const NOW = new Date('2026-10-05T10:00:00Z');
const clock = () => NOW;
const OPT_IN = { partnerId: 1, isOptedInToPartnerEmail: true, recordedLabelSeen: 'News, please' };
/** A petition that stands in one widget. */
const DUNES = { id: 3402, actionId: 3402 };
const UNSAID = { widgetId: undefined, publisherId: undefined };
const POLL_ARTICLE = 'https://harborgazette.example/2026/10/what-should-become-of-pier-9/?utm_source=mail';

/** A video is uploaded over a connection, which these servers have none of. */
const VIDEO = {
  ...({ uploadId: 'secret', identifier: '3070|recordvideo@1', state: 'published', at: NOW.toISOString() } as const),
  ...{ name: 'me.webm', bytes: 9_000, contentType: 'video/webm', seconds: 1.5, hasPicture: 0 },
  ...{ videoId: 'public', answerId: 'a', submissionKey: 'k', requestId: 'wr-recordvideo', context: '{}' },
};

const DONATION = 3801;

async function donate({ post }: TestServer) {
  const begun = await post(INITIATE, gift({ id: DONATION }));
  const { trackingId } = begun.body as { trackingId: string };
  assert.is((await post(COMPLETE, payment(trackingId, 'paid', { id: DONATION, optIns: [] }))).status, 200);
}

/** All that can be done, by pages that say no more of their widget than they must. */
async function takePart(server: TestServer, articleUrlTracking: string) {
  const deeds: [string, object][] = [
    [bodies.PETITION, bodies.signature({ ...UNSAID, ...DUNES, optIns: [OPT_IN] })],
    [bodies.SIGNUP, bodies.signUp(UNSAID)],
    [bodies.OPINION, bodies.opinion(UNSAID)],
    [bodies.EMAIL, bodies.letter(UNSAID)],
    [bodies.CALL, bodies.aCall(UNSAID)],
    [bodies.POLL, bodies.vote(UNSAID)],
    [bodies.LINK, bodies.opening(UNSAID)],
    [bodies.TWEET, { id: 3052, actionId: 3052, text: 'Keep the night boat' }],
    [bodies.CHECK_REGISTRATION, bodies.registration(UNSAID)],
    [bodies.ACTIVITY, bodies.activity({ ...UNSAID, widgetRequestId: 'wr-poll' })],
    [bodies.TIMINGS, { articleUrlTracking, stages: { ready: 480 } }],
  ];
  for (const [path, body] of deeds) assert.is((await server.post(path, body)).status, 200, path);
  await donate(server);
  await server.db.insertInto('videos').values(VIDEO).execute();
}

const distinct = (names: Names[]): Names[] =>
  [...new Set(names.map((each) => JSON.stringify(each)))].map((each) => JSON.parse(each));

/** Exports everything, and reads each file. */
async function filesOf<T>({ db }: TestServer, read: (file: Buffer) => T): Promise<Record<string, T>> {
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-names-'));
  try {
    await exportTables(db, { folder });
    return Object.fromEntries(TABLE_NAMES.map((name) => [name, read(readFileSync(join(folder, `${name}.csv`)))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const namesIn = (server: TestServer): Promise<Rows> =>
  filesOf(server, (file) => {
    const rows: Record<string, string>[] = parse(file, { bom: true, columns: true });
    return distinct(rows.map((row) => ['widget', 'widget_id', 'publisher_id'].map((column) => row[column]) as Names));
  });

const withContent = (use: (server: TestServer, content: ReturnType<typeof copyContent>) => Promise<void>) =>
  withServer(
    async (server) => {
      const content = copyContent();
      try {
        await use(server, content);
      } finally {
        content.remove();
      }
    },
    { clock, playMoney: true },
  );

const POLL: Names = ['wr-poll', '1002', '1'];
const PETITION: Names = ['wr-es', '1005', '2'];

const EXPECTED: Rows = {
  signatures: [PETITION],
  'opt-ins': [PETITION],
  signups: [['wr-signup', '1050', '1']],
  opinions: [['wr-opinion', '1051', '1']],
  registrations: [['wr-checkregistration', '1053', '1']],
  donations: [['wr-donation', '1081', '1']],
  letters: [['wr-email', '1040', '1']],
  calls: [['wr-call', '1010', '1']],
  votes: [POLL],
  tweets: [['wr-tweet', '1052', '1']],
  completions: [['wr-link', '1062', '1']],
  videos: [['wr-recordvideo', '1070', '1']],
  timings: [POLL],
  activity: [POLL],
};

test('names the widget and the publisher of every row, also of widgets that the content no longer has', () =>
  withContent(async (server, content) => {
    await takePart(server, POLL_ARTICLE);
    const check = async () => {
      const { results = [], ...others } = await namesIn(server);
      assert.equal(others, EXPECTED);
      // Readers' videos are counted by the call, which this one didn't go through.
      const counted = distinct(Object.values(EXPECTED).flat()).filter(([widget]) => widget !== 'wr-recordvideo');
      assert.equal(results.sort(), counted.sort());
    };
    await check();
    for (const file of readdirSync(join(content.dir, 'widgets')))
      if (file !== 'library.json') content.deleteFile(`widgets/${file}`);
    await replaceContent(server.db, content.dir, () => new Date(NOW.getTime() + 1), 'command');
    assert.is((await server.db.selectFrom('widgets').selectAll().execute()).length, 1);
    await check();
  }));

test('believes a row before the content, and guesses nothing where several widgets have an action', () =>
  withContent(async (server, content) => {
    const { db, post } = server;
    content.change('widgets/library.json', ({ cards }) => {
      const petition = JSON.parse(readFileSync('server/content/widgets/petition.json', 'utf8'));
      cards[0].actions.push(petition.cards[0].actions[0]);
    });
    await replaceContent(db, content.dir, clock, 'command');
    const signers: [Record<string, unknown>, Names][] = [
      [{ widgetId: 1004, publisherId: undefined }, ['wr-library', '1004', '1']],
      [{ widgetId: 77, publisherId: 9 }, ['', '77', '9']],
      // Both widgets are of one publisher.
      [UNSAID, ['', '', '1']],
    ];
    for (const [told] of signers) assert.is((await post(bodies.PETITION, bodies.signature(told))).status, 200);
    const { signatures, results } = await namesIn(server);
    assert.equal(
      signatures,
      signers.map(([, names]) => names),
    );
    assert.equal(results, [['', '', '1']]);
  }));

test('names no widget that has taken over a number and never had the action', () =>
  withContent(async (server, content) => {
    const { db, post } = server;
    assert.is((await post(bodies.POLL, bodies.vote({ widgetId: 1002, publisherId: undefined }))).status, 200);
    content.change('widgets/poll.json', (widget) => {
      widget.widgetId = 77;
    });
    content.change('widgets/es.json', (widget) => {
      widget.widgetId = 1002;
    });
    await replaceContent(db, content.dir, () => new Date(NOW.getTime() + 1), 'command');
    const { votes } = await namesIn(server);
    assert.equal(votes, [['', '1002', '']]);
  }));

test('takes the later widget of a number or an article, and the publisher of a page without one', () =>
  withContent(async (server, content) => {
    const { db, post } = server;
    content.change('widgets/poll.json', (widget) => {
      widget.widgetRequestId = 'wr-pier';
    });
    await replaceContent(db, content.dir, () => new Date(NOW.getTime() + 1), 'command');
    assert.is((await post(bodies.POLL, bodies.vote({ widgetId: 1002 }))).status, 200);
    for (const articleUrlTracking of [POLL_ARTICLE, 'https://www.labahia.example/sin-widget'])
      assert.is((await post(bodies.TIMINGS, { articleUrlTracking, stages: { ready: 480 } })).status, 200);
    const { votes, timings } = await namesIn(server);
    assert.equal(votes, [['wr-pier', '1002', '1']]);
    assert.equal(timings, [
      ['wr-pier', '1002', '1'],
      ['', '', '2'],
    ]);
  }));

test('heads the columns of a file also where it has no rows', () =>
  withContent(async (server) => {
    const linesIn = () => filesOf(server, (file) => file.toString().split('\r\n'));
    const empty = await linesIn();
    await takePart(server, POLL_ARTICLE);
    for (const [name, [head, ...rows]] of Object.entries(await linesIn())) {
      assert.ok(rows.length > 1, name);
      assert.match(head ?? '', /^\ufeff"\w+",.*"publisher_id"/, name);
      assert.equal(empty[name], [head, ''], name);
    }
  }));

test.run();
