import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { analyticsSink } from '../../../../../widget/core/tracking/partners/analytics.ts';
import { event } from '../../../support/events.ts';
import { fakeContext } from '../../../support/partners.ts';

function setUp() {
  const { context, widget, route } = fakeContext();
  const log: unknown[] = [];
  const sink = analyticsSink(
    {
      page: ({ path }) => void log.push(path),
      event: (name, params) => void log.push([name, params.action_type]),
      stop: () => void log.push('stop'),
    },
    context,
  );
  return { sink, widget, route, log };
}

test('sends a page view for the first screen and each later one', () => {
  const { route, log } = setUp();
  route.value = '/poll/success';
  route.value = '/petition/start';
  assert.equal(log, ['/poll/start', '/poll/success', '/petition/start']);
});

test('sends only events with a name', () => {
  const { sink, widget, log } = setUp();
  log.splice(0);
  sink.tell(event('ActionInitiated', { actions: widget.actions.slice(0, 1) }));
  sink.tell(event('Engaged'));
  assert.equal(log, [['Action Started', 'poll']]);
});

test('names the user once the server has', () => {
  const { context, widget, variables } = fakeContext();
  const users: unknown[] = [];
  const analytics = { page: () => {}, event: (_: string, params: object) => void users.push(params), stop: () => {} };
  const sink = analyticsSink(analytics, context);
  const started = event('ActionInitiated', { actions: widget.actions.slice(0, 1) });
  sink.tell(started);
  variables.value = { endUserId: 'donor-1', userFullName: 'Ada Byron' };
  sink.tell(started);
  assert.equal(
    users.map((params) => (params as { end_user_id?: string }).end_user_id),
    [undefined, 'donor-1'],
  );
  assert.not.match(JSON.stringify(users), /Ada/);
});

test('sends no page views after it has stopped', () => {
  const { sink, route, log } = setUp();
  sink.stop();
  route.value = '/poll/success';
  assert.equal(log, ['/poll/start', 'stop']);
});

test.run();
