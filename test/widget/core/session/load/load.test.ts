import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../../widget/actions/registry.ts';
import type { Client } from '../../../../../widget/core/api/client.ts';
import { type Failure, RequestError } from '../../../../../widget/core/api/errors.ts';
import { loadWidget, readWidget, reasonOf } from '../../../../../widget/core/session/load/load.ts';
import { wireAction, wireCard, wireWidget } from '../../../support/wire.ts';

const poll = { details: { answers: [{ id: 1, text: 'Yes' }] } };
const request = { widgetRequestId: 'wr', sponsored: true };

function clientWith(answer: unknown) {
  const asked: unknown[][] = [];
  const post = async (...args: unknown[]) => {
    asked.push(args);
    return answer;
  };
  return { client: { post } as unknown as Client, asked };
}

test('requests the widget by the early attempt, and parses the answer', async () => {
  const early = { key: 'key', answer: Promise.resolve(new Response()), stop() {} };
  const { client, asked } = clientWith(wireWidget([wireCard('c', [wireAction(1, 'poll', poll)])]));
  const answer = await loadWidget(client, request, early);
  const widget = readWidget(answer, {
    kinds,
    request,
    params: { designVariant: null },
    report: () => assert.unreachable(),
  });
  assert.equal(
    widget.actions.map(({ identifier }) => identifier),
    ['1|poll'],
  );
  assert.is(widget.isSponsored, true);
  assert.equal(asked[0]?.slice(1), [request, { early, isQuiet: true }]);
});

test('reports each dropped action, and shows the rest', async () => {
  const reported: string[] = [];
  const actions = [wireAction(1, 'teleport'), wireAction(2, 'poll', { details: {} }), wireAction(3, 'poll', poll)];
  const answer = wireWidget([wireCard('c', actions)]);
  const report = (error: unknown) => void reported.push((error as Error).message);
  const widget = readWidget(answer, { kinds, request, params: { designVariant: null }, report });
  assert.equal(
    widget.actions.map(({ id }) => id),
    [3],
  );
  assert.equal(reported, ['Dropped action 1: unknown type teleport', 'Dropped action 2: cannot be shown as poll']);
});

test('uses the design that the address names for every action', () => {
  const answer = wireWidget([wireCard('c', [wireAction(1, 'poll', { ...poll, designVariant: 1 })])]);
  const variantOf = (designVariant: number | null) =>
    readWidget(answer, { kinds, request, params: { designVariant }, report: () => assert.unreachable() }).actions[0]
      ?.designVariant;
  assert.is(variantOf(null), 1);
  assert.is(variantOf(7), 7);
});

const reasons: [error: unknown, reason: string][] = [
  ...[400, 404].map((status): [unknown, string] => [failed('status', status), 'config']),
  ...[429, 500, 503].map((status): [unknown, string] => [failed('status', status), 'network']),
  [failed('network'), 'network'],
  [failed('timeout'), 'network'],
  [failed('parse'), 'network'],
  [new TypeError('chunk'), 'network'],
];

function failed(failure: Failure, status = 0) {
  return new RequestError(`${failure} ${status}`, { failure, path: 'x', status });
}

for (const [error, reason] of reasons)
  test(`the reason for no widget is ${reason} after "${(error as Error).message}"`, () => {
    assert.is(reasonOf(error), reason);
  });

test.run();
