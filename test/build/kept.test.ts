import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kept, removeOld } from '../../scripts/build/kept.ts';
import { ROOT } from '../../scripts/build/root.ts';

const fileOf = (how: string, input: string) =>
  join(ROOT, '.cache/built', createHash('sha256').update(`${how}\0${input}`).digest('hex'));

function maker(text: string) {
  let times = 0;
  return {
    times: () => times,
    async make() {
      times++;
      return Buffer.from(text);
    },
  };
}

test('makes something of an input once, by each way', async () => {
  const input = randomUUID();
  const [short, long] = [maker('short'), maker('long')];
  const all = await Promise.all([
    kept('a', input, short.make),
    kept('a', input, short.make),
    kept('b', input, long.make),
  ]);
  assert.equal(all.map(String), ['short', 'short', 'long']);
  assert.equal([short.times(), long.times()], [1, 1]);
  assert.is(readFileSync(fileOf('a', input), 'utf8'), 'short');
});

test('takes what an earlier build has made', async () => {
  const input = randomUUID();
  await kept('a', randomUUID(), maker('').make);
  writeFileSync(fileOf('a', input), 'made before');
  const unused = maker('made now');
  assert.is(String(await kept('a', input, unused.make)), 'made before');
  assert.is(unused.times(), 0);
});

test('keeps nothing of what failed', async () => {
  const input = randomUUID();
  const failed = kept('a', input, () => Promise.reject(new Error('No memory')));
  assert.match(await failed.then(String, ({ message }) => message), 'No memory');
  assert.is(existsSync(fileOf('a', input)), false);
});

test('removes what no build has asked for within three days', async () => {
  const [old, asked] = [randomUUID(), randomUUID()];
  for (const input of [old, asked]) {
    await kept('a', randomUUID(), maker('').make);
    writeFileSync(fileOf('a', input), 'made before');
    utimesSync(fileOf('a', input), 0, 0);
  }
  await kept('a', asked, maker('').make);
  await removeOld();
  assert.equal([existsSync(fileOf('a', old)), existsSync(fileOf('a', asked))], [false, true]);
});

test.run();
