import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { shareCopy } from '../../../../server/pages/copy.ts';
import { ACTION_TYPES } from '../../../../widget/core/model/enums.ts';
import { type TestServer, withServer } from '../../support/server.ts';

/** What a share page says around its widget: the article, what is asked and by whom, and ways to share. */

const headers = { host: 'widgets.example' };

type Change = (widget: Record<string, unknown>) => void;

/** A share page of the demo, with what its widget then has. */
async function pageOf({ app, db }: TestServer, id: string, change: Change = () => undefined): Promise<string> {
  const row = await db.selectFrom('widgets').select('data').where('requestId', '=', id).executeTakeFirst();
  const widget = JSON.parse(row?.data ?? '{}');
  change(widget);
  await db
    .updateTable('widgets')
    .set({ data: JSON.stringify(widget) })
    .where('requestId', '=', id)
    .execute();
  return (await app.inject({ url: `/share/${id}`, headers })).body;
}

test('opens with the article: picture, headline, author and paper, and the way there', () =>
  withServer(async (server) => {
    const body = await pageOf(server, 'wr-petition');
    const [, door = ''] = /<div class="door">([\s\S]*?)<\/div><\/div>/.exec(body) ?? [];
    assert.match(door, /<img src="[^"]+\/gazette\/last-boat\.svg" alt="" width="600" height="400">/);
    assert.match(door, '<h1>The last boat now leaves before the last shift ends</h1>');
    assert.match(door, '<p class="by">By Miriam Okafor · The Harbor Gazette</p>');
    assert.match(door, 'last-boat-leaves-too-early/">Read the article</a>');
    assert.is(body.match(/<h1>/g)?.length, 1);
    assert.ok(body.indexOf('class="door"') < body.indexOf('<iframe'));
  }));

test('leaves out what the content does not know of the article, without a trace', () =>
  withServer(async (server) => {
    const nameless = await pageOf(server, 'wr-poll', (widget) => {
      Object.assign(widget, { articleAuthor: null, articlePicture: '', articleUrl: null });
    });
    assert.match(nameless, '<p class="by">The Harbor Gazette</p>');
    assert.not.match(nameless, /<img [^>]*width="600"|Read the article<|By /);
    const bare = await pageOf(server, 'wr-poll', (widget) => {
      Object.assign(widget, { articleHeadline: null, articleUrl: 'https://harborgazette.example/a' });
    });
    assert.not.match(bare, 'class="door"');
    assert.match(bare, '<h1>What should become of Pier 9?</h1>');
    assert.match(bare, 'a">Read the article</a> <span>harborgazette.example</span>');
    const without = await pageOf(server, 'wr-poll', (widget) => {
      for (const name of Object.keys(widget)) if (/^publisher[A-Z]/.test(name)) delete widget[name];
    });
    assert.not.match(without, 'Who is asking');
  }));

test('shows an article without a picture the one of its action', () =>
  withServer(async (server) => {
    const body = await pageOf(server, 'wr-petition', (widget) => Object.assign(widget, { articlePicture: null }));
    assert.match(body, /<div class="door"><img src="[^"]+\/gazette\/ferry\.svg"/);
  }));

for (const [id, asked, name, saysMore] of [
  ['wr-petition', 'Sign a petition', 'Ferry Riders Alliance', 'A coalition of commuters'],
  ['wr-poll', 'Vote in a poll', 'The Harbor Gazette', 'Independent local news'],
  ['wr-charities', 'Give money', 'Clean Harbor Fund, Island Clinic Boat, and Ferry Riders Alliance', ''],
  ['wr-fr', 'Signez une pétition', 'Rue aux Enfants', 'Des parents'],
] as const)
  test(`says what ${id} asks, and who does`, () =>
    withServer(async (server) => {
      const body = await pageOf(server, id);
      assert.match(body, `<p><b>${asked}</b></p></section>`);
      assert.match(body, `<b>${name}</b>${saysMore}`);
      if (saysMore) assert.is(body.split(saysMore).length, 2, 'said once');
    }));

test('asks for no more than to take part where a list has several kinds', () =>
  withServer(async (server) => {
    const body = await pageOf(server, 'wr-charities', ({ cards }) => {
      (cards as { actions: { type: string }[] }[])[0]?.actions.push({ type: 'signup' });
    });
    assert.match(body, '<b>Take action</b></p></section>');
  }));

test('has words for what every kind asks', () => {
  for (const language of ['en', 'es', 'fr', 'it'])
    assert.equal(Object.keys(shareCopy(language).asks).sort(), [...ACTION_TYPES].sort(), language);
});

test('links to networks and mail with its address and title, without a script', () =>
  withServer(async (server) => {
    const body = await pageOf(server, 'wr-petition');
    const [, list = ''] = /<section class="ways">([\s\S]*?)<\/section>/.exec(body) ?? [];
    const links = [...list.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, href = '', name]) => [name, href]);
    const page = encodeURIComponent('http://widgets.example/share/wr-petition');
    assert.equal(links, [
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${page}`],
      ['X', `https://x.com/intent/post?text=Bring+back+the+11%3A40+ferry&amp;url=${page}`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${page}`],
      ['Email', `mailto:?subject=Bring%20back%20the%2011%3A40%20ferry&amp;body=${page}`],
    ]);
  }));

test('says nothing of the article to the widget, which shows none of it', () =>
  withServer(async ({ post }) => {
    const { text } = await post('Widget/GetActionsAsync', {
      widgetRequestId: 'wr-poll',
      widgetEmbedType: 3,
      articleUrlTracking: 'https://harborgazette.example/a',
      sponsored: false,
    });
    assert.match(text, 'Affordable homes');
    assert.not.match(text, /articleHeadline|articleAuthor|articlePicture|Lindqvist/);
  }));

test.run();
