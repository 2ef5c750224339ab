import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSessionStore } from '../../../../widget/core/session/store.ts';
import type { ShareChannel } from '../../../../widget/parts/share/commands.ts';
import { createShareCommands } from '../../../../widget/parts/share/commands.ts';
import { withDom } from '../../../support/dom.ts';
import { withClock } from '../../support/clock.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const LINK = 'https://w.test/share/wr?x=1';

type Fields = Record<string, unknown>;

function setUp(altSharingTwitterMessage = '', more: Fields = {}, action: Fields = {}) {
  const fields = { title: 'Mend @state’s bridge', altSharingTwitterMessage, ...action };
  const cards = [wireCard('c', [wireAction(1, 'petition', fields)])];
  const own = { widgetRequestId: 'wr', articleUrl: 'https://news.test/?x=1#top' };
  const widget = parsed(wireWidget(cards, { ...own, ...more }));
  const session = createSessionStore(widget, { action: actionOf(widget, 1), route: '/petition' });
  const shared: string[] = [];
  const opened: unknown[][] = [];
  const popup = { opener: window as unknown };
  Reflect.set(globalThis, 'open', (...args: unknown[]) => {
    opened.push(args);
    return popup;
  });
  const commands = createShareCommands({
    config: { shareBase: 'https://w.test/share/' },
    pageUrl: 'https://page.test/',
    session,
    lifecycle: { shared: (_: unknown, channel: string) => void shared.push(channel) },
    fill: (text: string) => text.replaceAll('@state', 'Ohio'),
    t: (key: string, args?: { mention: string }) => (args ? `Via ${args.mention}` : key),
  } as unknown as Parameters<typeof createShareCommands>[0]);
  return { commands, session, action: actionOf(widget, 1), shared, opened, popup };
}

const setNavigator = (name: 'clipboard' | 'share' | 'canShare', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const popups: [channel: ShareChannel, host: string, name: string][] = [
  ['facebook', 'www.facebook.com', 'Facebook'],
  ['twitter', 'x.com', 'X'],
  ['linkedin', 'www.linkedin.com', 'LinkedIn'],
];

for (const [channel, host, name] of popups)
  test(`opens ${name} in a 600 × 600 window without an opener, and records it`, async () => {
    const { commands, shared, opened, popup } = setUp();
    await commands.share(channel);
    const [[url, target, features]] = opened as [[string, string, string]];
    assert.is(new URL(url).host, host);
    assert.match(decodeURIComponent(url), LINK);
    assert.is(target, '_blank');
    for (const feature of ['width=600', 'height=600']) assert.match(features, feature);
    assert.is(popup.opener, null);
    assert.equal(shared, [name]);
    assert.is(commands.byHand.value, null);
  });

for (const [channel, , name] of popups)
  test(`shows the link if the browser blocks ${name}’s window`, async () => {
    const { commands } = setUp();
    Reflect.set(globalThis, 'open', () => null);
    await commands.share(channel);
    assert.equal(commands.byHand.value, { link: LINK, why: 'popup' });
  });

for (const [articleUrl, expected] of [
  ['https://news.test/ferry', 'https://news.test/ferry'],
  ['', 'https://page.test/'],
])
  test(`shares ${expected} without a share page if the article is "${articleUrl}"`, async () => {
    const copied: string[] = [];
    setNavigator('clipboard', { writeText: async (text: string) => void copied.push(text) });
    const { commands } = setUp('', { widgetRequestId: null, articleUrl });
    await commands.share('copyLink');
    assert.equal(copied, [expected]);
  });

test('adds only the article’s query to the share page’s address', async () => {
  const { commands, opened } = setUp('', { articleUrl: '' });
  await commands.share('facebook');
  const [[url]] = opened as [[string]];
  assert.is(new URL(url).searchParams.get('u'), 'https://w.test/share/wr');
});

test('adds the locale if the publisher wants it', async () => {
  const fields = { isSocialShareLanguageIncluded: true, languageLocale: 'fr' };
  const { commands, opened } = setUp('', fields);
  await commands.share('facebook');
  const [[url]] = opened as [[string]];
  assert.is(new URL(url).searchParams.get('u'), `${LINK}&lang=fr`);
});

const PARTNER = { id: 7, name: 'Riders', twitterMention: '@riders' };

const posts: [title: string, message: string, widget: Fields, action: Fields, text: string, url: string | null][] = [
  ['the title and the link', '', {}, {}, `Mend Ohio’s bridge\nshare.text ${LINK}`, null],
  ['the publisher’s own text', 'Help @state!', {}, {}, 'Help Ohio!', LINK],
  ['the publisher’s own text with a link', 'See https://a.test/', {}, {}, 'See https://a.test/', null],
  [
    'the publisher’s name',
    '',
    { publisherName: 'Gazette' },
    {},
    `Mend Ohio’s bridge\nshare.text Via Gazette ${LINK}`,
    null,
  ],
  [
    'the publisher’s handle',
    '',
    { publisherName: 'Gazette', twitterMention: '@gazette' },
    {},
    `Mend Ohio’s bridge\nshare.text Via @gazette ${LINK}`,
    null,
  ],
  [
    'the partner’s handle',
    '',
    { publisherName: 'Gazette', twitterMention: '@gazette' },
    { partner: PARTNER },
    `Mend Ohio’s bridge\nshare.text Via @riders ${LINK}`,
    null,
  ],
];

for (const [title, message, widget, action, text, url] of posts)
  test(`posts ${title} on X`, async () => {
    const { commands, opened } = setUp(message, widget, action);
    await commands.share('twitter');
    const [[address]] = opened as [[string]];
    const { searchParams } = new URL(address);
    assert.is(searchParams.get('text'), text);
    assert.is(searchParams.get('url'), url);
  });

test('names what the reader has done', async () => {
  const { commands, session, action, opened } = setUp();
  session.complete(action);
  await commands.share('twitter');
  const [[address]] = opened as [[string]];
  assert.match(new URL(address).searchParams.get('text') ?? '', 'petition.shareText');
});

test(
  'copies the link and confirms it for a second',
  withClock(async (clock) => {
    const copied: string[] = [];
    setNavigator('clipboard', { writeText: async (text: string) => void copied.push(text) });
    const { commands, shared } = setUp();
    await commands.share('copyLink');
    assert.equal([copied, shared, commands.byHand.value], [[LINK], ['CopyLink'], null]);
    assert.is(commands.isCopied.value, true);
    await clock.tick(999);
    assert.is(commands.isCopied.value, true);
    await clock.tick(1);
    assert.is(commands.isCopied.value, false);
  }),
);

test(
  'confirms for a second after the last of two copies',
  withClock(async (clock) => {
    setNavigator('clipboard', { writeText: async () => {} });
    const { commands } = setUp();
    await commands.share('copyLink');
    await clock.tick(700);
    await commands.share('copyLink');
    await clock.tick(700);
    assert.is(commands.isCopied.value, true);
    await clock.tick(300);
    assert.is(commands.isCopied.value, false);
  }),
);

const refusals: [title: string, clipboard: unknown][] = [
  ['the host’s policy refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['the browser has no clipboard', undefined],
];

for (const [title, clipboard] of refusals)
  test(`shows the link to copy by hand if ${title}`, async () => {
    setNavigator('clipboard', clipboard);
    const { commands } = setUp();
    await commands.share('copyLink');
    assert.is(commands.isCopied.value, false);
    assert.equal(commands.byHand.value, { link: LINK, why: 'copy' });
  });

test('passes link and text to the device’s share sheet', async () => {
  const given: unknown[] = [];
  setNavigator('share', async (data: unknown) => void given.push(data));
  const { commands, shared } = setUp();
  assert.is(commands.hasDeviceSheet, true);
  await commands.share('native');
  const title = 'Mend Ohio’s bridge';
  assert.equal([given, shared], [[{ url: LINK, title, text: `${title}\nshare.text` }], ['Native']]);
});

test('does nothing if the reader closes the device’s share sheet', async () => {
  setNavigator('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  const { commands, shared } = setUp();
  await commands.share('native');
  assert.equal([shared, commands.byHand.value], [[], null]);
});

test('shows the link if the host’s policy forbids the device’s share sheet', async () => {
  setNavigator('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { commands } = setUp();
  await commands.share('native');
  assert.equal(commands.byHand.value, { link: LINK, why: 'popup' });
});

test('offers no share sheet if the device has none, or none for links', () => {
  setNavigator('share', undefined);
  assert.is(setUp().commands.hasDeviceSheet, false);
  setNavigator('share', async () => {});
  setNavigator('canShare', () => false);
  assert.is(setUp().commands.hasDeviceSheet, false);
  setNavigator('canShare', undefined);
});

test.run();
