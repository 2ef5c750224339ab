import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mayReload } from '../../../../widget/core/browser/reload-guard.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('reloads after a crash at most once in 60 s', () => {
  const storage = memory();
  const at = (now: number) => mayReload({ isProduction: true, now: () => now, storage: () => storage });
  assert.equal([at(1_000_000), at(1_059_999), at(1_060_000)], [true, false, true]);
});

test('never reloads outside of production', () => {
  assert.is(mayReload({ isProduction: false, now: () => 0, storage: memory }), false);
});

const refusals: [name: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>][] = [
  [
    'is refused',
    () => {
      throw new Error('SecurityError');
    },
  ],
  [
    'is full',
    () => ({
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    }),
  ],
];
for (const [name, storage] of refusals)
  test(`never reloads if storage ${name}`, () => {
    assert.is(mayReload({ isProduction: true, now: () => 0, storage }), false);
  });

test.run();
