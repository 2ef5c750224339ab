import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTweetCommands } from '../../../../widget/actions/tweet/commands.ts';
import { createTweetStore } from '../../../../widget/actions/tweet/store.ts';
import { withDom } from '../../../support/dom.ts';
import { type Api, startApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);

let api: Api;
const open = globalThis.open;
test.before(async () => {
  api = await startApi();
});
test.after(async () => {
  globalThis.open = open;
  await api.stop();
});

/** @param opens whether a window opens */
function setUp(opens = true) {
  const kind = kindTools(api, 'tweet', { details: { text: 'Renew it' } });
  const store = kind.tools.of(kind.action, createTweetStore);
  const windows: string[] = [];
  globalThis.open = ((address: string) => {
    windows.push(address);
    return opens ? { opener: null } : null;
  }) as typeof globalThis.open;
  kind.session.replaceWidget({ ...kind.session.widget.value, widgetRequestId: 'wr-tweet' });
  const config = { shareBase: 'https://widgets.example/share/' };
  const commands = createTweetCommands(kind.action, { ...kind.tools, config } as typeof kind.tools);
  return { ...kind, store, windows, commands };
}

test('opens X with the post, counts it and shows the server’s thanks', async () => {
  api.replyWith({
    json: { endUsersCount: 9, thankYouTitle: 'Said', thankYouText: 'Thanks', useLocalRepresentative: true },
  });
  const { commands, store, windows, told, session, action } = setUp();
  await commands.post('Renew it');
  assert.match(windows[0] ?? '', 'https://x.com/intent/post?text=Renew+it');
  assert.equal(api.received[0]?.body, { id: 1, text: 'Renew it' });
  assert.equal(store.thanks.value, { title: 'Said', text: 'Thanks', usesLawmakers: true });
  assert.is(session.peopleOf(action), 9);
  assert.equal(told, ['finish']);
});

test('counts once, no matter how often the reader posts', async () => {
  api.replyWith({});
  const { commands, windows, told } = setUp();
  await Promise.all([commands.post('One'), commands.post('One')]);
  await commands.post('Two');
  assert.equal([windows.length, api.received.length, told], [3, 1, ['finish']]);
});

test('thanks even if counting failed, and retries it with the same key on the next post', async () => {
  api.replyWith({ status: 500 }, {});
  const { commands, store, told, reported } = setUp();
  await commands.post('One');
  assert.is(store.thanks.value?.title, '');
  assert.equal([told, reported.length], [['finish'], 1]);
  await commands.post('One');
  assert.is(new Set(api.received.map(({ headers }) => headers['idempotency-key'])).size, 1);
  assert.equal(told, ['finish']);
});

test('shows a link if no window opens, and counts when it is used', async () => {
  api.replyWith({});
  const { commands, store, told } = setUp(false);
  await commands.post('Renew it');
  assert.match(store.byHand.value, 'https://x.com/intent/post');
  assert.equal([api.received.length, told], [0, []]);
  await commands.takenByHand('Renew it');
  assert.equal([api.received.length, told], [1, ['finish']]);
});

for (const [text, room] of [
  ['x'.repeat(280 - 24), 0],
  ['x'.repeat(280), -24],
  [`${'x'.repeat(256)} https://a.example`, 0],
] as const)
  test(`leaves room for ${room} after ${text.length} characters, including its link`, () => {
    assert.is(setUp().commands.charactersLeft(text), room);
  });

test.run();
