import { type Struct, validate } from 'superstruct';

// biome-ignore lint/suspicious/noExplicitAny: a struct's parameters have no use where it is only described
export type AnyStruct = Struct<any, any>;

/** Values that no field accepts. */
const ODD_TEXT = 'x:|%%|';
const ODD_NUMBER = -1e15;

const asCode = (values: string[]) => values.map((each) => `\`${each.trim()}\``).join(', ');

const complaintOf = (struct: AnyStruct, odd: unknown) => validate(odd, struct)[0]?.message ?? '';

/** The accepted values that an error names. */
const WORDINGS: [complaint: RegExp, takes: (found: string) => string][] = [
  [/must be (from \S+ to [\d.]+)/, (range) => `a number ${range}`],
  [/must be (0 or more)/, (range) => `a whole number, ${range}`],
  [/ is not one of (.+)$/, (list) => asCode(list.split(','))],
  [/ is not a (web address)$/, () => 'a web address'],
  [/ is neither a (web address) nor a plain name$/, () => 'a name or a web address'],
  [/ is not a (host name)$/, () => 'a host name'],
  [/ is not a country’s (two letters)/, () => 'two letters'],
  [/ is not an (action type)$/, () => 'a kind'],
];

function refinedTakes(struct: AnyStruct, odd: unknown): string | undefined {
  const complaint = complaintOf(struct, odd);
  for (const [pattern, takes] of WORDINGS) {
    const [, found] = pattern.exec(complaint) ?? [];
    if (found) return takes(found);
  }
  return undefined;
}

const listed = (element: AnyStruct | undefined) => {
  const takes = element ? takesOf(element) : 'anything';
  return takes === 'an object' ? 'a list of objects' : `a list: ${takes}`;
};

const PLAIN: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  union: 'a number or text',
  dynamic: 'a number or text',
  object: 'an object',
  type: 'an object',
  record: 'an object',
  unknown: 'an object',
};

/** Describes what a struct accepts, from its schema, and where that isn't enough from its error messages. */
export function takesOf(struct: AnyStruct): string {
  if (struct.type === 'enums')
    return Object.keys(struct.schema)
      .map((each) => `\`${each}\``)
      .join(', ');
  if (struct.type === 'array') return listed(struct.schema);
  const refined = refinedTakes(struct, ODD_TEXT) ?? refinedTakes(struct, ODD_NUMBER);
  const takes = refined ?? PLAIN[struct.type];
  if (!takes) throw new Error(`No word for what "${struct.type}" takes: give scripts/guides/takes.ts one`);
  return takes;
}

export const isRequired = (struct: AnyStruct) => validate(undefined, struct)[0] !== undefined;
