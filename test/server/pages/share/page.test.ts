import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type TestServer, withServer } from '../../support/server.ts';

const headers = { host: 'widgets.example' };

/** The petition's page with another title, publisher or theme. */
async function pageWith({ app, db }: TestServer, widget: object, action: object = {}): Promise<string> {
  const found = await db.selectFrom('widgets').select('data').where('requestId', '=', 'wr-petition').executeTakeFirst();
  const changed = { ...JSON.parse(found?.data ?? '{}'), ...widget };
  Object.assign(changed.cards[0].actions[0], action);
  await db
    .updateTable('widgets')
    .set({ data: JSON.stringify(changed) })
    .where('requestId', '=', 'wr-petition')
    .execute();
  return (await app.inject({ url: '/share/wr-petition', headers })).body;
}

test('fills the placeholders of what it is about', () =>
  withServer(async (server) => {
    const title = 'Sign with @publisherName, @district';
    const body = await pageWith(server, {}, { title, description: '@partnerName' });
    assert.match(body, '<h2>Sign with The Harbor Gazette</h2>');
    assert.match(body, '<p class="lead">Ferry Riders Alliance</p>');
  }));

test('names its publisher and article, and what the publisher says of itself', () =>
  withServer(async ({ app }) => {
    const { body } = await app.inject({ url: '/share/wr-petition', headers });
    assert.match(
      body,
      /<p class="publisher"><img src="[^"]+logo-gazette-name.svg" alt="The Harbor Gazette" height="40"><\/p>/,
    );
    assert.match(body, 'last-boat-leaves-too-early/">Read the article</a>');
    assert.match(body, '<footer><div>\n<p>Independent local news');
  }));

test('has what is asked and ways to share beside a widget of which no more is known', () =>
  withServer(async (server) => {
    const unknown = { articleUrl: '', articleHeadline: null, publisherName: null };
    const alone = await pageWith(server, unknown, { partner: null });
    assert.match(
      alone,
      /<main class="columns">.*<div class="beside">\n<section class="asked">.*<section class="ways">/s,
    );
    assert.not.match(alone, /class="(article|door|who)"/);
  }));

test('names the publisher in words where the logo leaves the name out, or where there is none', () =>
  withServer(async (server) => {
    const beside = await pageWith(server, { publisherShowNameWithLogo: true });
    assert.match(
      beside,
      /<p class="publisher"><img class="mark" src="[^"]+" alt="" height="40">The Harbor Gazette<\/p>/,
    );
    const alone = await pageWith(server, { publisherLogoName: null });
    assert.match(alone, '<p class="publisher">The Harbor Gazette</p>');
  }));

test('says who asks, beside the picture that the widget has from the article', () =>
  withServer(async (server) => {
    const body = await pageWith(server, { articleHeadline: null, articlePicture: null });
    assert.match(
      body,
      /<div class="article"><img src="[^"]+\/gazette\/ferry.svg" alt="" width="600" height="400"><p><a href=/,
    );
    assert.match(
      body,
      /<h2>Who is asking<\/h2><img src="[^"]+logo-riders.svg" [^>]+><p><b>Ferry Riders Alliance<\/b>A coalition/,
    );
  }));

for (const [title, widget, action, expected] of [
  [
    'the partner’s privacy notice',
    { publisherPrivacyUrl: 'https://p.example/' },
    { partner: { id: 1, privacyUrl: 'https://r.example/' } },
    '<a href="https://r.example/">Privacy notice</a>',
  ],
  [
    'the publisher’s, where the partner has none',
    { publisherPrivacyUrl: 'https://p.example/?a&b' },
    {},
    '<a href="https://p.example/?a&amp;b">Privacy notice</a>',
  ],
  ['who paid for it', { sponsoredText: 'Paid for by <Riders>' }, {}, '<p class="paid">Paid for by &lt;Riders&gt;</p>'],
] as const)
  test(`tells ${title}`, () =>
    withServer(async (server) => assert.match(await pageWith(server, widget, action), expected)));

for (const [title, widget, absent] of [
  ['a privacy notice that is no web address', { publisherPrivacyUrl: 'javascript:alert(1)' }, /javascript:|Privacy/],
  ['an article that is no web address', { articleUrl: 'javascript:alert(1)' }, /javascript:|Read the article/],
  ['a publisher without a name', { publisherName: null }, /class="publisher"|site_name/],
  ['an end with nothing in it', { publisherDescription: null }, /<footer>/],
  ['a logo that is no web address', { publisherLogoName: 'javascript:alert(1)' }, /javascript:/],
  ['a partner twice, that is the publisher', { publisherName: 'Ferry Riders Alliance' }, /A coalition/],
] as const)
  test(`shows no ${title}`, () =>
    withServer(async (server) => assert.not.match(await pageWith(server, widget), absent)));

const HOSTILE = '</style></title><script>"evil"</script>';
test('escapes what content says, in markup and in styles', () =>
  withServer(async (server) => {
    const theme = { accentColor: HOSTILE, headingFont: HOSTILE, fontUrl: `/a"${HOSTILE}`, radius: 1e9 };
    const words = {
      publisherName: HOSTILE,
      publisherDescription: HOSTILE,
      publisherLogoName: HOSTILE,
      sponsoredText: HOSTILE,
    };
    const partner = { id: 1, name: HOSTILE, description: HOSTILE, logoUrl: HOSTILE };
    const article = { articleHeadline: HOSTILE, articleAuthor: HOSTILE, articlePicture: HOSTILE };
    const body = await pageWith(
      server,
      { ...words, ...article, customTheme: theme },
      { title: HOSTILE, description: HOSTILE, pictureUrls: [HOSTILE], partner },
    );
    assert.not.match(body, '"evil"');
    assert.is(body.match(/<script>/g)?.length, 1);
    assert.is(body.match(/<style>/g)?.length, 3);
    assert.match(body, '--radius:24px');
  }));

const shades = (body: string) => [...body.matchAll(/color-scheme:(light|dark);/g)].map(([, scheme]) => scheme);

test('is dark for everybody in a dark theme, and in a light one for who prefers it', () =>
  withServer(async (server) => {
    const own = (body: string) => shades(body.slice(body.indexOf('@font-face')));
    assert.equal(own(await pageWith(server, {})), ['light', 'dark']);
    const dark = { accentColor: '#ffcc00', backgroundColor: '#101418' };
    const body = await pageWith(server, { customTheme: dark });
    assert.equal(own(body), ['dark']);
    assert.match(body, '--card:rgb(16 20 24)');
    assert.match(body, '--accent:rgb(255 204 0)');
  }));

test.run();
