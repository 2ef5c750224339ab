import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { heightOf, itemsFor, readFilters, SIZES, stripsFor, writeFilters } from '../../widget/gallery/page/filters.ts';

const STATES = [
  { name: 'poll-question', kind: 'poll' },
  { name: 'poll-results', kind: 'poll' },
  { name: 'shell-alert', kind: 'shell' },
];

const asked = (search: string) => readFilters(new URLSearchParams(search));

const CASES: [search: string, states: string[], frames: number][] = [
  ['', ['poll-question', 'poll-results', 'shell-alert'], 6],
  ['?kind=shell', ['shell-alert'], 2],
  ['?kind=poll&size=narrow', ['poll-question', 'poll-results'], 2],
  ['?locale=', ['poll-question', 'poll-results', 'shell-alert'], 24],
  ['?state=RESULT&locale=fr', ['poll-results'], 2],
  ['?kind=quiz', [], 0],
];

for (const [search, names, frames] of CASES)
  test(`"${search}" selects ${frames} frames`, () => {
    const items = itemsFor(STATES, asked(search));
    assert.is(items.length, frames);
    assert.equal([...new Set(items.map(({ state }) => state.name))], names);
  });

test('an address has only the filters that differ from the defaults', () => {
  assert.is(writeFilters(asked('')), '');
  for (const search of ['?kind=poll', '?kind=poll&locale=it&size=wide', '?locale='])
    assert.equal(asked(writeFilters(asked(search))), asked(search));
});

const STEPS = [
  { name: 'poll-results', kind: 'poll', step: 2 },
  { name: 'poll-long', kind: 'poll' },
  { name: 'poll-question', kind: 'poll', step: 1 },
  { name: 'call-start', kind: 'call', step: 1 },
  { name: 'shell-alert', kind: 'shell' },
];

const STRIPS: [search: string, strips: string[]][] = [
  ['', ['poll en-US 2: poll-question poll-results', 'call en-US 2: call-start']],
  ['?kind=poll&locale=fr&size=narrow', ['poll fr 1: poll-question poll-results']],
  ['?kind=shell', []],
  ['?state=question', []],
];

for (const [search, expected] of STRIPS)
  test(`"${search}" asks for ${expected.length} strips`, () => {
    const strips = stripsFor(STEPS, asked(search)).map(
      ({ kind, locale, sizes, steps }) =>
        `${kind} ${locale} ${sizes.length}: ${steps.map(({ name }) => name).join(' ')}`,
    );
    assert.equal(strips, expected);
  });

test('a notice bar adds to the height', () => {
  assert.equal(
    SIZES.map((size) => heightOf(size)),
    [362, 533],
  );
  assert.equal(
    SIZES.map((size) => heightOf(size, true)),
    [386, 565],
  );
});

test.run();
