import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSessionStore } from '../../../widget/session/store.ts';
import { createShareCommands } from '../../../widget/share/commands.ts';
import type { ShareChannel } from '../../../widget/share/links.ts';
import { withDom } from '../../support/dom.ts';
import { withClock } from '../support/clock.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../support/wire.ts';

withDom(test);

const LINK = 'https://w.test/share/wr?x=1';

function setUp(altSharingTwitterMessage = '') {
  const fields = { title: 'Mend the bridge', altSharingTwitterMessage };
  const cards = [wireCard('c', [wireAction(1, 'petition', fields)])];
  const widget = parsed(wireWidget(cards, { widgetRequestId: 'wr', articleUrl: 'https://news.test/?x=1#top' }));
  const action = actionOf(widget, 1);
  const shared: string[] = [];
  const alerts: string[] = [];
  const opened: unknown[][] = [];
  Reflect.set(globalThis, 'open', (...args: unknown[]) => void opened.push(args));
  const commands = createShareCommands({
    config: { shareBase: 'https://w.test/share/' },
    session: createSessionStore(widget, { action, route: '/petition' }),
    lifecycle: { shared: (_: unknown, channel: string) => void shared.push(channel) },
    commands: { alert: (text: string) => void alerts.push(text) },
    t: (key: string, args?: object) => `${key} ${JSON.stringify(args)}`,
  } as unknown as Parameters<typeof createShareCommands>[0]);
  return { commands, shared, alerts, opened };
}

const setNavigator = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

const popups: [channel: ShareChannel, host: string, name: string][] = [
  ['facebook', 'www.facebook.com', 'Facebook'],
  ['twitter', 'x.com', 'X'],
  ['linkedin', 'www.linkedin.com', 'LinkedIn'],
];

for (const [channel, host, name] of popups)
  test(`opens ${name} in a window of 600 by 600, and tells of it`, async () => {
    const { commands, shared, opened } = setUp();
    await commands.share(channel);
    const [[url, target, features]] = opened as [[string, string, string]];
    assert.is(new URL(url).host, host);
    assert.match(decodeURIComponent(url), LINK);
    assert.is(target, '_blank');
    for (const feature of ['width=600', 'height=600', 'noopener']) assert.match(features, feature);
    assert.equal(shared, [name]);
  });

for (const [message, expected] of [
  ['', 'Mend the bridge'],
  ['Help us!', 'Help us!'],
] as const)
  test(`posts "${expected}" on X where the action’s own words are "${message}"`, async () => {
    const { commands, opened } = setUp(message);
    await commands.share('twitter');
    const [[url]] = opened as [[string]];
    assert.is(new URL(url).searchParams.get('text'), `${expected} ${LINK}`);
  });

test(
  'copies the link and says so for a second',
  withClock(async (clock) => {
    const copied: string[] = [];
    setNavigator('clipboard', { writeText: async (text: string) => void copied.push(text) });
    const { commands, shared, alerts } = setUp();
    await commands.share('copyLink');
    assert.equal([copied, shared, alerts], [[LINK], ['CopyLink'], []]);
    assert.is(commands.isCopied.value, true);
    await clock.tick(999);
    assert.is(commands.isCopied.value, true);
    await clock.tick(1);
    assert.is(commands.isCopied.value, false);
  }),
);

test(
  'says so for a second after the last of two copies',
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
  test(`shows the link to copy by hand where ${title}`, async () => {
    setNavigator('clipboard', clipboard);
    const { commands, alerts } = setUp();
    await commands.share('copyLink');
    assert.is(commands.isCopied.value, false);
    assert.equal(alerts, [`share.copyFailed ${JSON.stringify({ url: LINK })}`]);
  });

test('hands link and words to the device', async () => {
  const given: unknown[] = [];
  setNavigator('share', async (data: unknown) => void given.push(data));
  const { commands, shared } = setUp();
  await commands.share('native');
  assert.equal([given, shared], [[{ url: LINK, text: 'Mend the bridge' }], ['Native']]);
});

test('takes it in silence where the reader closed the device’s sheet', async () => {
  setNavigator('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  const { commands, alerts } = setUp();
  await commands.share('native');
  assert.equal(alerts, []);
});

test.run();
