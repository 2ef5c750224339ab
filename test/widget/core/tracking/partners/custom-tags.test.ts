import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { customTagSink, TAG_LIFE_MS } from '../../../../../widget/core/tracking/partners/custom-tags.ts';
import { readPartners } from '../../../../../widget/core/tracking/partners/named.ts';
import { withClock } from '../../../support/clock.ts';
import { event } from '../../../support/events.ts';
import { fakeContext, fakeFrames } from '../../../support/partners.ts';

const surroundings = { now: () => 5, isMobile: () => false };

function setUp(fields: object) {
  const { context, widget, reported } = fakeContext({ customTrackings: [fields] });
  const { frames, openFrame } = fakeFrames();
  const [found] = readPartners(widget.partners).tags;
  if (!found) throw new Error('no tag');
  return { sink: customTagSink({ tag: found, context, openFrame, surroundings }), frames, reported };
}

const tag = (fields: object = {}) => ({ type: 'javascript', content: 'x()', event: 'ActionCompleted', ...fields });

for (const [named, type, runs] of [
  ['ActionCompleted', 'ActionCompleted', 1],
  ['ActionCompleted', 'ActionInitiated', 0],
  ['action completed', 'ActionCompleted', 1],
  ['', 'WidgetVisible', 1],
  ['', 'ActionCompleted', 0],
] as const)
  test(
    `runs a tag for "${named}" ${runs ? 'on' : 'not on'} ${type}`,
    withClock(() => {
      const { sink, frames } = setUp(tag({ event: named }));
      sink.tell(event(type));
      assert.is(frames.length, runs);
    }),
  );

test(
  'gives each tag its own frame, its content and its arguments',
  withClock(() => {
    const tags = [tag({ arguments: ['widgetId', 'email'] }), tag({ type: 'HTML', content: '<img>' })].map(setUp);
    for (const { sink } of tags) sink.tell(event('ActionCompleted'));
    assert.equal(
      tags.map(({ frames }) => frames.map(({ order }) => order)),
      [
        [{ kind: 'javascript', content: 'x()', values: { widgetId: 'w-1' } }],
        [{ kind: 'html', content: '<img>', values: {} }],
      ],
    );
  }),
);

test(
  'reports a failing tag once, no matter how often it runs',
  withClock(() => {
    const { sink, frames, reported } = setUp(tag());
    sink.tell(event('ActionCompleted'));
    sink.tell(event('ActionCompleted'));
    for (const frame of frames) {
      frame.fail('x is not defined');
      frame.fail('again');
    }
    assert.is(reported.length, 1);
    assert.is(reported[0]?.[0].message, 'Custom tracking tag failed: x is not defined');
    assert.equal(reported[0]?.[1], { type: 'javascript', event: 'ActionCompleted' });
  }),
);

test(
  'removes a frame after its time',
  withClock(async (clock) => {
    const { sink, frames } = setUp(tag());
    sink.tell(event('ActionCompleted'));
    await clock.tick(TAG_LIFE_MS - 1);
    assert.is(frames[0]?.isOpen, true);
    await clock.tick(1);
    assert.is(frames[0]?.isOpen, false);
  }),
);

test(
  'removes all frames and timers when it stops',
  withClock((clock) => {
    const { sink, frames } = setUp(tag());
    sink.tell(event('ActionCompleted'));
    sink.tell(event('ActionCompleted'));
    sink.stop();
    assert.equal(
      frames.map(({ isOpen }) => isOpen),
      [false, false],
    );
    assert.is(clock.pending(), 0);
  }),
);

test.run();
