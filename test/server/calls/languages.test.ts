import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importContent } from '../../../server/import/import-content.ts';
import { GET_ACTIONS, PETITION, POLL, signature, TWEET, UPDATE_POLL, vote } from '../support/bodies.ts';
import { type ContentCopy, copyContent } from '../support/content.ts';
import { type TestServer, withServer } from '../support/server.ts';

/** One action in widgets of several languages: one count, one goal, and each widget's own words. */

const BASE_SIGNATURES = 3127;

type Action = {
  title: string;
  endUsersCount: number;
  details: { petitionText: string; goal: number; signatures: number; answers?: { id: number; text: string }[] };
};

async function actionIn({ post }: TestServer, wanted: Record<string, string>): Promise<Action> {
  const { body } = await post(GET_ACTIONS, wanted, {});
  const [card] = (body as { cards: { actions: Action[] }[] }).cards;
  return card?.actions[0] as Action;
}

const WIDGETS: [requestId: string, title: string, petitionText: RegExp][] = [
  ['wr-petition', 'Bring back the 11:40 ferry', /^To the Harbor Authority/],
  ['wr-petition-es', 'Que vuelva el barco de las 23:40', /^A la Autoridad Portuaria/],
  ['wr-petition-fr', 'Rendez-nous le bateau de 23 h 40', /^À l’Autorité portuaire/],
  ['wr-petition-it', 'Ridateci il traghetto delle 23.40', /^All’Autorità portuale/],
];

test('answers each widget in its language, with one goal and without the other languages', () =>
  withServer(async (server) => {
    for (const [widgetRequestId, title, petitionText] of WIDGETS) {
      const action = await actionIn(server, { widgetRequestId });
      assert.is(action.title, title);
      assert.match(action.details.petitionText, petitionText);
      assert.is(action.details.goal, 5000);
      assert.not.ok('translations' in action);
      assert.equal(await actionIn(server, { widgetPreviewId: widgetRequestId.replace('wr', 'pv') }), action);
    }
  }));

test('counts a signature in one language in all of them', () =>
  withServer(async (server) => {
    const { body } = await server.post(PETITION, signature({ widgetId: 1008 }));
    assert.equal(body, { endUsersCount: BASE_SIGNATURES + 1, latest: [] });
    for (const [widgetRequestId] of WIDGETS) {
      const { endUsersCount, details } = await actionIn(server, { widgetRequestId });
      assert.equal([endUsersCount, details.signatures], [BASE_SIGNATURES + 1, BASE_SIGNATURES + 1]);
    }
  }));

test('counts somebody once who signs in one language and corrects it in another', () =>
  withServer(async ({ post, db }) => {
    const key = randomUUID();
    await post(PETITION, signature({ widgetId: 1008 }), { 'idempotency-key': key });
    const { body } = await post(PETITION, signature({ email: 'ada@example.com', earlierKey: key }));
    assert.equal(body, { endUsersCount: BASE_SIGNATURES + 1, latest: [] });
    assert.is((await db.selectFrom('signatures').select('id').execute()).length, 1);
  }));

test('tells share pages, links and frames by the widget’s own words', () =>
  withServer(async ({ app }) => {
    const headers = { host: 'widgets.example' };
    const url = encodeURIComponent('http://widgets.example/share/wr-petition-it');
    const share = await app.inject({ url: '/share/wr-petition-es', headers });
    assert.match(share.body, '<meta property="og:title" content="Que vuelva el barco de las 23:40"');
    const { title } = JSON.parse((await app.inject({ url: `/oembed?url=${url}`, headers })).body);
    assert.is(title, 'Ridateci il traghetto delle 23.40');
    const feed = await app.inject({ url: '/share/wr-petition-fr/feed', headers });
    assert.match(feed.body, 'Rendez-nous le bateau de 23 h 40');
  }));

/** A second widget for the action of another, which gets texts in Spanish. */
function addSpanish(content: ContentCopy, file: string, translation: object) {
  content.change(`widgets/${file}.json`, ({ cards }) =>
    Object.assign(cards[0].actions[0], { translations: { es: translation } }),
  );
  const action = { [file]: { poll: 3101, tweet: 3052 }[file] };
  content.change('widgets/petition-es.json', ({ cards }) =>
    Object.assign(cards[0], { actions: [{ id: action[file], type: file }] }),
  );
}

async function withSpanish(file: string, translation: object, use: (server: TestServer) => Promise<void>) {
  const content = copyContent();
  addSpanish(content, file, translation);
  try {
    await withServer(async (server) => {
      const tools = { clock: () => new Date(), geocoder: {} };
      await importContent(server.db, content.dir, tools, 'command');
      await use(server);
    });
  } finally {
    content.remove();
  }
}

const ANSWERS = [
  { id: 2, text: 'Viviendas' },
  { id: 1, text: 'Un parque' },
];

test('counts a poll’s votes by the answers’ ids, and moves a vote that is changed in another language', () =>
  withSpanish('poll', { title: '¿Qué hacemos con el muelle 9?', details: { answers: ANSWERS } }, async (server) => {
    const { details } = await actionIn(server, { widgetRequestId: 'wr-petition-es' });
    assert.equal(
      details.answers?.map(({ id }) => id),
      [1, 2, 3, 4],
    );
    assert.equal(
      details.answers?.slice(0, 2).map(({ text }) => text),
      ['Un parque', 'Viviendas'],
    );
    const { userAnswerId } = (await server.post(POLL, vote({ text: 'Un parque' }))).body as { userAnswerId: string };
    const { body } = await server.post(UPDATE_POLL, vote({ answerId: 2, text: 'Homes', userAnswerId }));
    const { results, endUsersCount } = body as { results: { percentage: number }[]; endUsersCount: number };
    assert.equal(
      results.map(({ percentage }) => percentage),
      [0, 100, 0, 0],
    );
    assert.is(endUsersCount, 1);
  }));

test('leaves the thanks for a post to the widget, which has them in its language', () =>
  withSpanish('tweet', { title: 'Pide pasos seguros', thankYouText: 'Gracias' }, async ({ post }) => {
    const { body } = await post(TWEET, { id: 3052, text: 'x' });
    const { thankYouTitle, thankYouText } = body as Record<string, string>;
    assert.equal([thankYouTitle, thankYouText], ['', '']);
  }));

test('keeps the search of a card where another widget refers to its action without one', async () => {
  const content = copyContent();
  content.change('widgets/tweet.json', ({ cards }) => {
    const [{ representativeSearch, ...action }] = cards[0].actions;
    Object.assign(cards[0], { representativeSearch, actions: [action] });
  });
  content.change('widgets/video.json', ({ cards }) => cards[0].actions.push({ id: 3052, type: 'tweet' }));
  try {
    await withServer(
      async ({ post }) => {
        const { body } = await post(TWEET, { id: 3052, text: 'x' });
        assert.is((body as { useLocalRepresentative: boolean }).useLocalRepresentative, true);
      },
      { contentDir: content.dir },
    );
  } finally {
    content.remove();
  }
});

test.run();
