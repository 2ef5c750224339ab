import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fitWords } from '../../../../widget/parts/ending/NextBar.tsx';

for (const [text, room, shown] of [
  ['Next: Make Pier 9 a park', 24, 'Next: Make Pier 9 a park'],
  ['Next: Make Pier 9 a park', 23, 'Next: Make Pier 9 a…'],
  ['Next: Make Pier 9 a park', 17, 'Next: Make Pier…'],
  ['Next: Make Pier 9 a park', 10, 'Next…'],
  ['Ensuite : Un jardin, vite', 21, 'Ensuite : Un jardin…'],
  ['Unbreakable', 4, 'Unbreakable…'],
] as const)
  test(`"${text}" in a line of ${room} reads "${shown}"`, () =>
    assert.is(
      fitWords(text, (line) => line.length <= room),
      shown,
    ));

test('asks seldom whether a long text fits', () => {
  let asked = 0;
  const text = 'word '.repeat(2_000).trim();
  const shown = fitWords(text, (line) => {
    asked += 1;
    return line.length <= 20;
  });
  assert.is(shown, 'word word word word…');
  assert.ok(asked <= 15, `${asked} layouts`);
});

test.run();
