import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTrack } from '../../../../widget/core/model/activity.ts';
import type { TrackedEvent } from '../../../../widget/core/model/event.ts';
import { event } from '../../support/events.ts';

const engaged = event('Engaged');

test('sends every event to every sink, in order', () => {
  const heard: [number, TrackedEvent][] = [];
  const sinks = [1, 2].map((n) => (each: TrackedEvent) => void heard.push([n, each]));
  const track = createTrack(sinks, () => assert.unreachable());
  track(engaged);
  assert.equal(heard, [
    [1, engaged],
    [2, engaged],
  ]);
});

test('reports a sink that throws, and continues with the next', () => {
  const reported: unknown[] = [];
  let heard = 0;
  const broken = () => {
    throw new Error('broken');
  };
  const track = createTrack([broken, () => void heard++], (error) => reported.push(error));
  track(engaged);
  assert.is(heard, 1);
  assert.is((reported[0] as Error).message, 'broken');
});

test.run();
