import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TrackedEvent } from '../../../../widget/core/model/event.ts';
import { createLateTrack } from '../../../../widget/core/tracking/late.ts';

const ENGAGED: TrackedEvent = { type: 'Engaged', actions: [] };
const CHOSEN: TrackedEvent = { type: 'ActionChosen', actions: [] };

/** Tracking whose code loads only while the page is online. */
function setUp() {
  const page = new EventTarget();
  const connection = { isOnline: true };
  const told: string[] = [];
  const reported: unknown[] = [];
  const tracking = { tell: ({ type }: TrackedEvent) => void told.push(type), sent: async () => {}, stop() {} };
  const load = async () => {
    if (!connection.isOnline) throw new TypeError('Failed to fetch');
    return tracking;
  };
  const late = createLateTrack(
    load,
    (error) => void reported.push(error),
    () => page as unknown as Window,
  );
  const goOnline = () => {
    connection.isOnline = true;
    page.dispatchEvent(new Event('online'));
  };
  return { late, told, reported, connection, goOnline };
}

test('keeps the order of events that wait for the code', async () => {
  const { late, told } = setUp();
  late.track(ENGAGED);
  late.track(CHOSEN);
  assert.equal(told, []);
  await late.sent();
  assert.equal(told, ['Engaged', 'ActionChosen']);
});

test('loads the code again with the next event', async () => {
  const { late, told, reported, connection } = setUp();
  connection.isOnline = false;
  late.track(ENGAGED);
  await late.sent();
  assert.is(reported.length, 1);
  connection.isOnline = true;
  late.track(CHOSEN);
  await late.sent();
  assert.equal(told, ['Engaged', 'ActionChosen']);
});

test('loads the code again when the connection is back', async () => {
  const { late, told, connection, goOnline } = setUp();
  connection.isOnline = false;
  late.track(ENGAGED);
  await late.sent();
  goOnline();
  await late.sent();
  assert.equal(told, ['Engaged']);
});

test('loads nothing after it has stopped', async () => {
  const { late, told, connection, goOnline } = setUp();
  connection.isOnline = false;
  late.track(ENGAGED);
  await late.sent();
  late.stop();
  goOnline();
  await late.sent();
  assert.equal(told, []);
});

test.run();
