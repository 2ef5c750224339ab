import type { Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../server/calls/index.ts';
import { readBody } from '../../../server/calls/register.ts';
import { HttpError } from '../../../server/http/errors.ts';
import { VALID } from '../support/valid-bodies.ts';

/** The longest stored text is a letter's; the longest of the rest is a list of districts. */
const MAX_CHARS = 10_100;

const LONG = 'x'.repeat(60_000);
const many = (value: unknown) => Array.from({ length: 3_000 }, () => value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** All field names of all bodies, so that any field can be filled. */
const NAMES = new Set<string>(
  Object.values(VALID).flatMap((body) => [body, ...Object.values(body).flat()].filter(isRecord).flatMap(Object.keys)),
);

const recordOf = (value: unknown) => Object.fromEntries([...NAMES, 'unknown'].map((name) => [name, value]));

const HUGE: [title: string, value: unknown][] = [
  ['a long text', LONG],
  ['a list of numbers', many(1)],
  ['a list of texts', many('xx')],
  ['a list of a long text', [LONG]],
  ['a list of empty records', many({})],
  ['a list of records', many({ id: 1, name: 'x', type: 'poll' })],
  ['a record of long texts', recordOf(LONG)],
  ['a record of lists', recordOf(many(1))],
  ['a list of a record of long texts', [recordOf(LONG)]],
  ['a record with an unknown field', { ...recordOf(1), unknown: LONG }],
  ['a number that no column keeps', Number.POSITIVE_INFINITY],
];

/** The characters of `field` that reach the call; 0 when the body is refused. */
function keptChars(module: (typeof MODULES)[number], body: object, field: string): number {
  try {
    const kept = new Map(Object.entries(readBody(module, body) as object)).get(field);
    return kept === Number.POSITIVE_INFINITY ? kept : (JSON.stringify(kept) ?? '').length;
  } catch (cause) {
    assert.instance(cause, HttpError);
    return 0;
  }
}

for (const module of MODULES) {
  const { path } = module.call;
  const fields = Object.keys((module.request as Struct<unknown, object>).schema);

  test(`${path} takes a valid body`, () => assert.ok(readBody(module, VALID[path])));

  for (const [title, value] of HUGE)
    test(`${path} stores little of ${title} in any field`, () => {
      for (const field of fields) {
        const chars = keptChars(module, { ...VALID[path], [field]: value }, field);
        assert.ok(chars <= MAX_CHARS, `${field}: ${chars} characters`);
      }
    });
}

test.run();
