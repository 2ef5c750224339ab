import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createVideoCommands } from '../../../../widget/actions/video/commands.ts';
import { createVideoStore } from '../../../../widget/actions/video/store.ts';
import { createClient } from '../../../../widget/core/api/client.ts';
import { withDom } from '../../../support/dom.ts';
import { waitUntil } from '../../../support/wait.ts';
import { DROPS, type Reply, withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);

const api = withApi(test);

function setUp(...replies: Reply[]) {
  api.replyWith(...replies);
  const kind = kindTools(api, 'video', { details: { url: 'https://videos.example/pier.mp4' } });
  const progress: number[] = [];
  const client = createClient({
    base: api.base,
    mode: 'default',
    generic: () => ({}),
    visitorPrint: async () => null,
    report: () => {},
  });
  const lifecycle = {
    ...kind.tools.lifecycle,
    progressed: (_: unknown, percent: number) => void progress.push(percent),
  };
  const commands = { ...kind.tools.commands, stopCountdown: () => {} };
  const tools = { ...kind.tools, client, lifecycle, commands };
  return {
    ...kind,
    progress,
    store: tools.of(kind.action, createVideoStore),
    count: () => kind.session.peopleOf(kind.action),
    ...createVideoCommands(kind.action, tools),
  };
}

const counted: Reply = { json: { endUsersCount: 7 } };

test('tells each step of the progress once, however often the reader goes back', () => {
  const { events, progress, store } = setUp(counted);
  for (const seconds of [1, 6, 4, 11, 2, 11, 16]) events.reached(seconds, 20);
  assert.equal(progress, [25, 50, 75]);
  assert.is(store.progress.value, 0.8);
});

test('an unknown duration is no progress', () => {
  const { events, progress } = setUp(counted);
  events.reached(5, 0);
  assert.equal(progress, []);
});

test('counts whoever has watched it to the end, once, and thanks at once', async () => {
  const { events, progress, store, count, told, again, play } = setUp(counted);
  play();
  events.playing();
  events.ended();
  events.ended();
  assert.equal([store.playback.value, progress, told], ['ended', [25, 50, 75, 100], ['finish']]);
  await waitUntil(() => count() === 7);
  again();
  events.ended();
  assert.equal([api.received.length, api.received[0]?.path], [1, '/api/Widget/CompleteVideoAsync']);
  assert.is(told.length, 1, 'finished once');
});

for (const [title, reply] of DROPS)
  test(`sends again, with its key, what was dropped ${title}, also where the end is told twice`, async () => {
    const { events, count } = setUp(reply, counted);
    events.ended();
    events.ended();
    await waitUntil(() => {
      dispatchEvent(new Event('online'));
      return count() === 7;
    });
    const keys = new Set(api.received.map(({ headers }) => headers['idempotency-key']));
    assert.equal([api.received.length, keys.size], [2, 1]);
  });

test('waits for the reader, and then opens', () => {
  const { store, play } = setUp(counted);
  assert.is(store.playback.value, 'idle');
  play();
  assert.is(store.playback.value, 'opening');
});

test('knows whether it plays, and why it does not', () => {
  const { events, store, again, play } = setUp(counted);
  play();
  const seen = [() => events.playing(), () => events.paused(), () => events.failed('blocked'), again].map((happen) => {
    happen();
    return store.playback.value;
  });
  assert.equal(seen, ['playing', 'paused', 'blocked', 'opening']);
});

for (const how of ['failed', 'ended', 'left'] as const)
  test(`hears no more of a player that has ${how}`, async () => {
    const { events, store, count, leave, play } = setUp(counted);
    play();
    const ends = { failed: () => events.failed('format'), ended: () => events.ended(), left: leave };
    ends[how]();
    const before = store.playback.value;
    events.playing();
    events.paused();
    assert.is(store.playback.value, before);
    // What an end sends must not be under way any more when the file's server closes.
    if (how === 'ended') await waitUntil(() => count() === 7);
  });

test.run();
