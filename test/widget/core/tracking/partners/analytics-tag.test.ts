import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTagAnalytics } from '../../../../../widget/core/tracking/partners/analytics-tag.ts';
import { fakeFrames } from '../../../support/partners.ts';

function setUp(properties: { users: string; events: string; script?: string }) {
  const { frames, openFrame } = fakeFrames();
  const analytics = createTagAnalytics({
    properties,
    clientIds: { users: '12.34', events: '56.78' },
    dimensions: { widget_id: 'w-1' },
    pageUrl: 'https://news.test/pier?reader=ada',
    openFrame,
  });
  const [frame] = frames;
  if (frame?.order.kind !== 'analytics') throw new Error('no analytics frame');
  const { script, calls } = frame.order;
  return { analytics, frame, script, calls, frames };
}

test('opens one frame with the tag, its consent, its dimensions and each property', () => {
  const { script, calls, frames } = setUp({ users: 'G-U', events: 'G-E' });
  assert.is(frames.length, 1);
  assert.is(script, 'https://www.googletagmanager.com/gtag/js?id=G-U');
  assert.equal(
    calls.map(([name, what]) => [name, name === 'js' ? '' : what]),
    [
      ['consent', 'default'],
      ['js', ''],
      ['set', { widget_id: 'w-1' }],
      ['config', 'G-U'],
      ['config', 'G-E'],
    ],
  );
  const [ofUsers, config] = calls.slice(-2).map((call) => call[2] as Record<string, unknown>);
  assert.equal([ofUsers?.client_id, ofUsers?.user], ['12.34', '12.34']);
  assert.equal([config?.client_id, config?.user], ['56.78', '56.78']);
  assert.is(config?.page_location, 'https://news.test/pier');
  assert.is(config?.send_page_view, false);
  assert.is(config?.client_storage, 'none');
});

test('sends page views to the users’ property and events to the events’', () => {
  const { analytics, frame } = setUp({ users: 'G-U', events: 'G-E' });
  analytics.page({ path: '/poll' });
  analytics.event('Action Seen', { action_seen: 1 });
  const [page, event] = frame.said as [string, string, Record<string, unknown>][];
  assert.equal([page?.[1], page?.[2].send_to, page?.[2].page_path], ['page_view', 'G-U', '/poll']);
  assert.equal(event, ['event', 'Action_Seen', { action_seen: 1, send_to: 'G-E' }]);
});

for (const [properties, names] of [
  [{ users: 'G-U', events: '' }, ['page_view']],
  [{ users: '', events: 'G-E' }, ['Action_Seen']],
] as const)
  test(`sends only ${names} if only ${properties.users || properties.events} is set`, () => {
    const { analytics, frame, script } = setUp(properties);
    analytics.page({ path: '/poll' });
    analytics.event('Action Seen', {});
    assert.equal(
      frame.said.map((call) => (call as string[])[1]),
      names,
    );
    assert.is(new URL(script).searchParams.get('id'), properties.users || properties.events);
  });

test('can use another tag’s script', () => {
  const { script } = setUp({ users: 'U', events: 'U', script: 'https://stats.test/t.js?v=1' });
  assert.is(script, 'https://stats.test/t.js?v=1&id=U');
});

test('removes its frame', () => {
  const { analytics, frame } = setUp({ users: 'U', events: 'E' });
  analytics.stop();
  assert.is(frame.isOpen, false);
});

test.run();
