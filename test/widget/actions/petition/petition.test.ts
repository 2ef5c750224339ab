import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { petition } from '../../../../widget/actions/petition/index.ts';
import { createPetitionStore } from '../../../../widget/actions/petition/store.ts';
import { oneAction } from '../../support/wire.ts';

const details: [given: object, expected: object][] = [
  [{}, { text: '', goal: null, signatures: 0 }],
  [
    { petitionText: null, goal: null, signatures: null },
    { text: '', goal: null, signatures: 0 },
  ],
  [
    { petitionText: 'We', goal: 100, signatures: 7 },
    { text: 'We', goal: 100, signatures: 7 },
  ],
  [
    { goal: 0, signatures: -5 },
    { text: '', goal: null, signatures: 0 },
  ],
  [
    { goal: -1, more: true },
    { text: '', goal: null, signatures: 0 },
  ],
];

for (const [given, expected] of details)
  test(`reads ${JSON.stringify(given)}`, () => {
    const { fields: _, latest: __, hasWall: ___, ...read } = petition.parse(given) ?? {};
    assert.equal(read, expected);
  });

for (const given of [{ goal: '100' }, { petitionText: 5 }, { signatures: 'many' }])
  test(`can’t be shown from ${JSON.stringify(given)}`, () => {
    assert.is(petition.parse(given), null);
  });

for (const [wall, hasWall] of [
  [true, true],
  [false, false],
  [undefined, false],
  [null, false],
  ['true', false],
  [1, false],
])
  test(`${hasWall ? 'asks' : 'does not ask'} whether others may see the name where \`wall\` is ${JSON.stringify(wall)}`, () =>
    assert.is(petition.parse({ wall })?.hasWall, hasWall));

test('completes a widget', () => {
  assert.is(petition.isCompletion, true);
});

const shares: [goal: number | null, signatures: number, share: number | null][] = [
  [null, 7, null],
  [100, 0, 0],
  [100, 25, 0.25],
  [100, 100, 1],
  [100, 250, 1],
];

for (const [goal, signatures, share] of shares)
  test(`${signatures} of ${goal} signatures is a share of ${share}`, () => {
    assert.is(createPetitionStore(oneAction('petition', { details: { goal, signatures } })).share.value, share);
  });

test('shows the server’s count, or one more than before without one', () => {
  const store = createPetitionStore(oneAction('petition', { details: { goal: 100, signatures: 7 } }));
  store.signed(0);
  assert.is(store.signatures.value, 8);
  store.signed(50);
  assert.equal([store.signatures.value, store.share.value], [50, 0.5]);
});

test.run();
