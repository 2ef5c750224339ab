import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLinkCommands } from '../../../../widget/actions/link/commands.ts';
import { link } from '../../../../widget/actions/link/index.ts';
import { createLinkStore } from '../../../../widget/actions/link/store.ts';
import { createClient } from '../../../../widget/core/api/client.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { DROPS, type Reply, withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);

const api = withApi(test);

const details: [details: unknown, site: string | null][] = [
  [{ url: 'https://www.council.example/hearing' }, 'council.example'],
  [{ url: 'javascript:alert(1)' }, null],
  [{ url: '' }, null],
  [{ url: null }, null],
  [{}, null],
];
for (const [given, site] of details)
  test(`a link with ${JSON.stringify(given)} ${site ? 'can' : 'can’t'} be shown`, () => {
    assert.is(link.parse(given)?.site ?? null, site);
  });

test('completes a widget', () => assert.is(link.isCompletion, true));

function setUp(...replies: Reply[]) {
  api.replyWith(...replies);
  const kind = kindTools(api, 'link', { isVisual: true, details: { url: 'https://council.example/' } });
  const client = createClient({
    base: api.base,
    mode: 'default',
    generic: () => ({}),
    visitorPrint: async () => null,
    report: () => {},
  });
  const tools = { ...kind.tools, client };
  const store = tools.of(kind.action, createLinkStore);
  const count = () => kind.session.peopleOf(kind.action);
  return { ...kind, tools, store, count, ...createLinkCommands(kind.action, tools) };
}

const counted: Reply = { json: { endUsersCount: 7 } };
const keys = () => new Set(api.received.map(({ headers }) => headers['idempotency-key']));

test('thanks at once, and tells the count when it is known', async () => {
  const { opened, store, count, told } = setUp(counted);
  await opened();
  assert.equal([store.isOpened.value, told], [true, ['completed', 'finish']]);
  await waitUntil(() => count() === 7);
  assert.equal(
    api.received.map(({ path, body }) => [path, body]),
    [['/api/Widget/CompleteLinkAsync', { id: 1, isVisual: true }]],
  );
});

test('counts a reader once who opens it again and again', async () => {
  const { opened, count, told } = setUp(counted);
  await Promise.all([opened(), opened()]);
  await waitUntil(() => count() === 7);
  await opened();
  assert.equal([api.received.length, told], [1, ['completed', 'finish']]);
});

test('tells that it is completed before the screen of thanks has loaded', async () => {
  const { opened, told, count } = setUp(counted);
  void opened();
  assert.equal(told, ['completed']);
  await waitUntil(() => count() === 7);
});

test('thanks when the screen has slid in that it was pressed on', async () => {
  const { opened, session, told, tools, count } = setUp(counted);
  const moving: boolean[] = [];
  tools.commands.open = async () => void moving.push(session.isMoving.value);
  session.setMoving(true);
  const done = opened();
  assert.equal([told, moving], [['completed'], []]);
  session.setMoving(false);
  await done;
  assert.equal([told, moving], [['completed', 'finish'], [false]]);
  await waitUntil(() => count() === 7);
});

const TOO_MANY: [title: string, reply: Reply] = ['by a server that counts too many', { status: 429 }];

for (const [title, reply] of [...DROPS, TOO_MANY])
  test(`tries again with the same key and body what was dropped ${title}`, async () => {
    const { opened, count } = setUp(reply, counted);
    await opened();
    await waitUntil(() => {
      // Else it would wait for a second.
      dispatchEvent(new Event('online'));
      return count() === 7;
    });
    assert.equal([api.received.length, keys().size], [2, 1]);
    assert.is(api.received[0]?.text, api.received[1]?.text);
  });

test('does not repeat what the server refuses, until the reader opens it again', async () => {
  const { opened, count, reported } = setUp({ status: 400 }, counted);
  await opened();
  await waitUntil(() => reported.length === 1);
  assert.is(api.received.length, 1);
  await opened();
  await waitUntil(() => count() === 7);
  assert.is(keys().size, 1);
});

test.run();
