const UNIT = `(?:apartment|apt|unit|suite|ste|flat|floor|fl|room|rm|lot|building|bldg|level|lvl|shop)`;

/** `Apt 4`, `Suite 500`, `#4`, at the end of a line or before its number. */
const UNIT_AFTER = new RegExp(String.raw`^(.+?)[\s,]+(${UNIT}\.?\s*#?\s*[\w-]+|#\s*[\w-]+)$`, 'i');
const UNIT_BEFORE = new RegExp(String.raw`^(${UNIT}\.?\s*#?\s*[\w-]+)[\s,/]+(?=\d)(.+)$`, 'i');

/** `12`, `12A`, `12-14`, `12 1/2`, and Wisconsin's `N6W23001`; `5th` is a street's name. */
const NUMBER = /^(\d+[a-z]?(?:[-–]\d+[a-z]?)?(?:\s1\/2)?|[nsew]\d+[nsew]\d+)[\s,]+(?=\S)(.+)$/i;

/** `2/10`, and in Canada `2-10`: the unit before the number. */
const SLASHED = /^(\w+)\/(\d+[a-z]?(?:[-–]\d+[a-z]?)?[\s,].+)$/i;
const HYPHENED = /^(\w+)-(\d+[a-z]?\s.+)$/i;

export type Street = { unit: string; streetNo: string; street: string };

function takeUnit(line: string, countryCode: string): { unit: string; rest: string } {
  const after = UNIT_AFTER.exec(line);
  if (after) return { rest: after[1] ?? '', unit: after[2] ?? '' };
  const before = UNIT_BEFORE.exec(line);
  if (before) return { unit: before[1] ?? '', rest: before[2] ?? '' };
  const joined = countryCode === 'CA' ? HYPHENED.exec(line) : countryCode === 'US' ? null : SLASHED.exec(line);
  return joined ? { unit: joined[1] ?? '', rest: joined[2] ?? '' } : { unit: '', rest: line };
}

/** A street line in its parts; a British house may have a name for its number. */
export function parseStreet(line: string, countryCode: string): Street {
  const { unit, rest } = takeUnit(line.trim(), countryCode);
  const [, streetNo, street] = NUMBER.exec(rest) ?? [];
  if (streetNo && street) return { unit, streetNo, street: street.trim() };
  const [house = '', ...others] = rest.split(',').map((part) => part.trim());
  return countryCode === 'GB' && others.length > 0
    ? { unit, streetNo: house, street: others.join(', ') }
    : { unit, streetNo: '', street: rest.trim() };
}
