import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { facebookUrl, linkedInUrl, shareLink, xUrl } from '../../../../widget/core/model/share-links.ts';

const shareBase = 'https://w.test/share/';
const link = (requestId: string | number | null, articleUrl: string) => shareLink({ shareBase, requestId, articleUrl });

const cases: [title: string, requestId: string | number | null, articleUrl: string, expected: string][] = [
  ['the share page of the request', 'wr-1', '', `${shareBase}wr-1`],
  ['a request id that is a number', 12, 'https://a.test/', `${shareBase}12`],
  ['the article’s query string', 'wr', 'https://a.test/?x=1&y=%26', `${shareBase}wr?x=1&y=%26`],
  ['no fragment', 'wr', 'https://a.test/?x=1#y=2', `${shareBase}wr?x=1`],
  ['no query from a fragment', 'wr', 'https://a.test/#/route?x=1', `${shareBase}wr`],
  ['a question mark within the query', 'wr', 'https://a.test/?q=what?', `${shareBase}wr?q=what%3F`],
  ['the query of an invalid article address', 'wr', 'not an address?x=1', `${shareBase}wr?x=1`],
  ['an id that needs escaping', 'a/b?c', '', `${shareBase}a%2Fb%3Fc`],
  ['the article itself without a request id', null, 'https://a.test/?x=1', 'https://a.test/?x=1'],
];

for (const [title, requestId, articleUrl, expected] of cases)
  test(`shares ${title}`, () => {
    assert.is(link(requestId, articleUrl), expected);
  });

const inFrench = (articleUrl: string, requestId: string | null = 'wr') =>
  shareLink({ shareBase, requestId, articleUrl, language: 'fr' });

test('adds the language after the article’s query', () => {
  assert.is(inFrench('https://a.test/?x=1'), `${shareBase}wr?x=1&lang=fr`);
  assert.is(inFrench('https://a.test/?lang=en&x=1'), `${shareBase}wr?lang=fr&x=1`);
});

test('adds no language to an article’s own address', () => {
  assert.is(inFrench('https://a.test/', null), 'https://a.test/');
});

test('stays under the share base and never throws for any content', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (requestId, articleUrl) => {
      fc.pre(!/^\.{1,2}$/.test(requestId));
      assert.ok(link(requestId, articleUrl).startsWith(shareBase));
    }),
  );
});

const posts: [title: string, url: string, origin: string, query: Record<string, string>][] = [
  [
    'Facebook',
    facebookUrl('https://w.test/share/wr?x=1&y'),
    'https://www.facebook.com/sharer/sharer.php',
    { u: 'https://w.test/share/wr?x=1&y' },
  ],
  [
    'LinkedIn',
    linkedInUrl('https://w.test/share/wr'),
    'https://www.linkedin.com/sharing/share-offsite/',
    { url: 'https://w.test/share/wr' },
  ],
  [
    'X',
    xUrl('100 % & “more”', 'https://w.test/share/wr'),
    'https://x.com/intent/post',
    { text: '100 % & “more”', url: 'https://w.test/share/wr' },
  ],
  [
    'X, once',
    xUrl('Read https://a.test/ now', 'https://w.test/share/wr'),
    'https://x.com/intent/post',
    { text: 'Read https://a.test/ now' },
  ],
];

for (const [title, url, address, query] of posts)
  test(`passes link and text to ${title} unchanged`, () => {
    const { origin, pathname, searchParams } = new URL(url);
    assert.is(origin + pathname, address);
    assert.equal(Object.fromEntries(searchParams), query);
  });

test.run();
