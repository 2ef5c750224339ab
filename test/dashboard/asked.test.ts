import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, apiAddress, csvAddress, readAsked } from '../../dashboard/address/asked.ts';

const NOW = '2026-10-31';
const USUAL = {
  view: 'loading',
  publisher: null,
  widget: null,
  from: '2026-10-04',
  to: '2026-10-31',
  stage: 'ready',
  by: 'version',
  compare: null,
  deed: 'completed',
};

const WHOLE =
  'view=loading&publisher=1&widget=wr-petition&from=2026-10-01&to=2026-10-31&stage=load&by=country&compare=US,DE';

test('shows the last 28 days where the address says nothing', () => {
  assert.equal(readAsked('', NOW), { asked: USUAL, problems: [] });
});

test('reads all that an address can hold, and writes it again', () => {
  const { asked, problems } = readAsked(`?${WHOLE}`, NOW);
  assert.equal(problems, []);
  assert.is(addressOf(asked), `/dashboard?${WHOLE}`);
  assert.equal(asked.compare, ['US', 'DE']);
});

const pairs: [string, string][] = [
  ['https://gazette.example/a,b', 'https://gazette.example/c?d=e&f'],
  ['', '4g'],
  ['100 %', '50 %'],
];

for (const compare of pairs)
  test(`keeps ${JSON.stringify(compare)} apart in an address`, () => {
    const { asked } = readAsked('', NOW);
    assert.equal(
      readAsked(new URL(addressOf({ ...asked, compare }), 'http://a.test').search, NOW).asked.compare,
      compare,
    );
  });

const bad: [search: string, change: object, problem: RegExp][] = [
  ['view=money', {}, /view “money”/],
  ['stage=slow', {}, /stage “slow”/],
  ['by=moon', {}, /split by “moon”/],
  ['deed=sung', {}, /figure “sung”/],
  ['from=2026-02-30&to=2026-03-01', {}, /two whole days/],
  ['from=2026-10-01', {}, /two whole days/],
  ['from=2026-10-09&to=2026-10-02', { from: '2026-10-02', to: '2026-10-09' }, /changed places/],
  ['compare=US', {}, /two different values/],
  ['compare=US,US', {}, /two different values/],
  ['compare=%25zz,US', {}, /two different values/],
];

for (const [search, change, problem] of bad)
  test(`says what is wrong with “${search}”`, () => {
    const { asked, problems } = readAsked(`?${search}`, NOW);
    assert.equal(asked, { ...USUAL, ...change });
    assert.is(problems.length, 1);
    assert.match(problems[0] ?? '', problem);
  });

test('asks the server only for what an answer depends on', () => {
  const { asked } = readAsked(`?${WHOLE}`, NOW);
  const scope = 'publisher=1&widget=wr-petition&from=2026-10-01&to=2026-10-31';
  assert.is(apiAddress('loading', asked), `/dashboard/api/loading?${scope}&stage=load`);
  assert.is(apiAddress('split', asked), `/dashboard/api/split?${scope}&stage=load&by=country`);
  assert.is(apiAddress('actions', asked), `/dashboard/api/actions?${scope}`);
  assert.is(csvAddress('actions', 'money', asked), `/dashboard/api/actions.csv?table=money&${scope}`);
});

test.run();
