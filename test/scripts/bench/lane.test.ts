import { once } from 'node:events';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLane, leavesAt, packetsOf } from '../../../scripts/bench/link/link.ts';

const DEPARTURES: [name: string, freeAt: number, now: number, bytes: number, expected: number][] = [
  ['on a free lane', 0, 100, 1_000, 105],
  ['behind another packet', 140, 100, 1_000, 145],
  ['long after another packet', 40, 100, 200, 101],
];

for (const [name, freeAt, now, bytes, expected] of DEPARTURES)
  test(`a packet leaves ${name} when its bits have been sent`, () => {
    assert.is(leavesAt(freeAt, now, bytes, 1_600_000), expected);
  });

test('data is cut into packets, none of which is lost', () => {
  const data = Buffer.alloc(3_000, 'x');
  assert.equal(
    packetsOf(data).map(({ length }) => length),
    [1_400, 1_400, 200],
  );
  assert.equal(Buffer.concat(packetsOf(data)), data);
});

test('connections take turns, each in its own order', async () => {
  const lane = createLane({ bitsPerSecond: 1e9, delayMs: 1 });
  const arrived: string[] = [];
  const sender = (name: string) => lane().on('data', (packet: Buffer) => arrived.push(`${name}${packet[0]}`));
  const [a, b] = [sender('a'), sender('b')];
  const three = Buffer.concat([1, 2, 3].map((number) => Buffer.alloc(1_400, number)));
  a.end(three);
  b.end(three);
  await Promise.all([once(a, 'end'), once(b, 'end')]);
  const of = (name: string) => arrived.filter((each) => each.startsWith(name));
  assert.equal(of('a'), ['a1', 'a2', 'a3']);
  assert.equal(of('b'), ['b1', 'b2', 'b3']);
  assert.ok(arrived.indexOf('b1') < arrived.indexOf('a3'), arrived.join());
});

test.run();
