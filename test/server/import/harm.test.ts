import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importAtStart } from '../../../server/import/at-start.ts';
import { saidOf } from '../../../server/import/changes.ts';
import { importContent } from '../../../server/import/import-content.ts';
import { bringBack } from '../../../server/import/kept.ts';
import { HarmError, type HowToStore } from '../../../server/import/store.ts';
import { GET_ACTIONS, PETITION, POLL, signature, vote } from '../support/bodies.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { type TestServer, withServer } from '../support/server.ts';

const clock = () => new Date('2026-11-01T00:00:00Z');
const TOOLS = { clock, geocoder: {} };

type Place = {
  server: TestServer;
  content: ContentCopy;
  bring: (how?: HowToStore & { isTrial?: boolean }) => Promise<string[]>;
};

/** A server with the demo content, and a copy of it that an editor changes. */
const withEditor = (use: (place: Place) => Promise<void>) =>
  withServer(async (server) => {
    const content = copyContent();
    const bring: Place['bring'] = async (how) =>
      saidOf((await importContent(server.db, content.dir, TOOLS, 'command', how)).changes);
    try {
      await use({ server, content, bring });
    } finally {
      content.remove();
    }
  });

/** What an import says that it would do. @throws if it does it */
async function refusalOf(work: Promise<unknown>): Promise<string[]> {
  const cause = await work.then(
    () => null,
    (error: unknown) => error,
  );
  assert.instance(cause, HarmError);
  return saidOf((cause as HarmError).changes);
}

const statusOf = async ({ post }: TestServer, widgetRequestId: string) =>
  (await post(GET_ACTIONS, { widgetRequestId })).status;

function leaveOnly(content: ContentCopy, kept: string) {
  for (const file of readdirSync(join(content.dir, 'widgets')))
    if (file !== kept) content.deleteFile(`widgets/${file}`);
}

test('takes no widget away before that is agreed to, and says how many signatures it has', () =>
  withEditor(async ({ server, content, bring }) => {
    for (let each = 0; each < 3; each += 1) await server.post(PETITION, signature());
    leaveOnly(content, 'it.json');
    const [first = '', ...more] = await refusalOf(bring());
    assert.match(first, /^removes \d+ live widgets, 1 of them with 3 submissions: /);
    assert.equal(more, []);
    assert.is(await statusOf(server, 'wr-petition'), 200);
    await bring({ isAgreed: true });
    assert.is(await statusOf(server, 'wr-petition'), 404);
    assert.is(await statusOf(server, 'wr-it'), 200);
  }));

test('a trial says what an import would do, and does nothing', () =>
  withEditor(async ({ server, content, bring }) => {
    content.deleteFile('widgets/it.json');
    const before = await server.db.selectFrom('contentImports').selectAll().execute();
    assert.equal(await bring({ isTrial: true, isAgreed: true }), ['removes 1 live widget: wr-it']);
    assert.is(await statusOf(server, 'wr-it'), 200);
    assert.equal(await server.db.selectFrom('contentImports').selectAll().execute(), before);
  }));

test('brings the content before back, and the second time the newer one', () =>
  withEditor(async ({ server, content, bring }) => {
    assert.is(await bringBack(server.db, clock), null);
    await bring();
    assert.is(await bringBack(server.db, clock), null, 'an import that changed nothing was kept');
    content.deleteFile('widgets/it.json');
    await bring({ isAgreed: true });
    assert.is(await statusOf(server, 'wr-it'), 404);
    assert.equal((await bringBack(server.db, clock))?.back, ['wr-it']);
    assert.is(await statusOf(server, 'wr-it'), 200);
    assert.is((await server.post(PETITION, signature())).status, 200);
    assert.equal((await bringBack(server.db, clock))?.gone, ['wr-it']);
    assert.is(await statusOf(server, 'wr-it'), 404);
  }));

type Answers = { id: number; text: string }[];
const answersIn = ({ cards }: { cards: { actions: { id: unknown; details: { answers: Answers } }[] }[] }) =>
  cards.flatMap(({ actions }) => actions).find(({ id }) => Number(id) === 3101)?.details.answers as Answers;

test('changes no answer under its votes before that is agreed to', () =>
  withEditor(async ({ server, content, bring }) => {
    for (const answerId of [1, 4, 4]) assert.is((await server.post(POLL, vote({ answerId }))).status, 200);
    let words: string[] = [];
    content.change('widgets/poll.json', (widget) => {
      const answers = answersIn(widget);
      words = answers.map(({ text }) => text);
      answers[3] = { id: 9, text: 'Neither' };
      if (answers[0]) answers[0].text = 'Something else';
    });
    assert.equal(await refusalOf(bring()), [
      `changes what people did: poll 3101: answer 1 was “${words[0]}”, 1 vote; now “Something else”`,
      `changes what people did: poll 3101: answer 4 was “${words[3]}”, 2 votes; now it is gone`,
      'changes 1 widget: wr-poll',
    ]);
    await bring({ isAgreed: true });
    assert.is((await server.post(POLL, vote({ answerId: 9 }))).status, 200);
  }));

test('an answer that nobody has given may change, and so may a petition that nobody has signed', () =>
  withEditor(async ({ content, bring }) => {
    content.change('widgets/poll.json', (widget) => {
      const [first] = answersIn(widget);
      if (first) first.text = 'Something else';
    });
    assert.equal(await bring(), ['changes 1 widget: wr-poll']);
  }));

test('changes no words under their signatures, and no kind under what was done', () =>
  withEditor(async ({ server, content, bring }) => {
    await server.post(PETITION, signature());
    content.change('widgets/petition.json', ({ cards }) => {
      for (const { actions } of cards)
        for (const action of actions) if (Number(action.id) === 3001) action.title = 'Sell the ferries';
    });
    const [said = ''] = await refusalOf(bring());
    assert.match(said, /petition 3001: the title was “.+”, 1 signature; now “Sell the ferries”$/);
  }));

test('a start keeps the earlier content where the folder’s would harm what people have done', () =>
  withEditor(async ({ server, content }) => {
    await server.post(PETITION, signature());
    content.deleteFile('widgets/petition.json');
    const said: unknown[] = [];
    const log = { ...server.app.log, error: (...told: unknown[]) => void said.push(...told), info() {} };
    const options = { contentDir: content.dir, clock, geocoder: null, distDir: 'dist' };
    await importAtStart(server.db, options, log as unknown as typeof server.app.log);
    assert.is(await statusOf(server, 'wr-petition'), 200);
    assert.match(String(said[1]), 'npm run import -- --yes');
  }));

test.run();
