import fc from 'fast-check';

/** Placeholders for valid JSON that `JSON.stringify` never writes. */
const INFINITE = '\u{1f4a5}1e999';

const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  INFINITE,
  '',
  ' ',
  '\0',
  '\ud800',
  '0',
  'NaN',
  '(',
  '%',
  "' or 1=1 --",
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'x'.repeat(300),
  'x'.repeat(12_000),
  [],
  [[]],
  [null],
  {},
  { toString: 0 },
  { toString: null, valueOf: null },
  { length: 3 },
  { id: { toString: 0 } },
  [{ toString: 0 }],
];

const oddValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Path = string[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The paths of all fields and list members, at any depth. */
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => [[...path, key], ...pathsOf(each, [...path, key])])
    : [];

function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined || !isObject(value)) return to;
  const copy: Record<string, unknown> = Array.isArray(value) ? Object.assign([], value) : { ...value };
  copy[key] = changed(copy[key], rest, to);
  return copy;
}

const asJson = (value: unknown) => JSON.stringify(value).replaceAll(`"${INFINITE}"`, '1e999');

/** A valid body with up to four parts replaced, or any value at all. @returns JSON */
export function oddBody(valid: object): fc.Arbitrary<string> {
  const change = fc.tuple(fc.constantFrom(...pathsOf(valid), ['unknown']), oddValue);
  const mutated = fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce<unknown>((body, [path, to]) => changed(body, path, to), valid));
  return fc
    .oneof({ weight: 9, arbitrary: mutated }, { weight: 1, arbitrary: fc.jsonValue() })
    .map((body) => asJson(body) ?? 'null');
}

/** Odd values for a parameter in an address. */
export const oddText = fc
  .oneof(oddValue, fc.string({ unit: 'binary' }))
  .map((value) =>
    encodeURIComponent(typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '') : JSON.stringify(value)),
  );

/** A suggestion's id with odd parts. */
export const oddId = fc
  .array(oddValue, { minLength: 8, maxLength: 11 })
  .map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
