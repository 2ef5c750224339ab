const UNIT = `(?:apartment|apt|unit|suite|ste|flat|floor|fl|room|rm|lot|building|bldg|level|lvl|shop)(?![a-z])`;

/** `Apt 4`, `Suite 500`, `#4`, at the end of a line or before its number. */
const UNIT_AFTER = new RegExp(String.raw`^(.+?)[\s,]+(${UNIT}\.?\s*#?\s*[\w-]+|#\s*[\w-]+)$`, 'i');
const UNIT_BEFORE = new RegExp(String.raw`^(${UNIT}\.?\s*#?\s*[\w-]+)[\s,/]+(?=\d)(.+)$`, 'i');
const UNIT_ALONE = new RegExp(String.raw`^(?:${UNIT}\.?\s*#?\s*[\w-]+|#\s*[\w-]+)$`, 'i');

/**
 * House numbers: `12`, `12A`, `12-14`, `221-B`, `12 1/2`, `12 bis`, and Wisconsin's `N6W23001`. `5th` is a street's
 * name.
 */
const NUMBER =
  /^(\d+[a-z]?(?:[-–](?:\d+[a-z]?|[a-z]))?(?:\s(?:1\/2|bis|ter)(?=\s))?|[nsew]\d+[nsew]\d+)[\s,]+(?=\S)(.+)$/i;

/** `2/10`, and in Canada `2-10`: the unit before the number. */
const SLASHED = /^(\w+)\/(\d+[a-z]?(?:[-–]\d+[a-z]?)?[\s,].+)$/i;
const HYPHENED = /^(\w+)-(\d+[a-z]?\s.+)$/i;

/** Post office boxes, which don't say where somebody lives. */
const PO_BOX = /^(?:p\.?\s*o\.?|post(?:al)?\s+office|gpo)\s*box\b|^(?:box|locked bag)\s+\d+$/i;

/** The parts of an address line; a missing one is ''. */
export type Street = { unit: string; streetNo: string; street: string };

export const isPostBox = (line: string) => PO_BOX.test(line.trim());

function takeUnit(line: string, countryCode: string): { unit: string; rest: string } {
  const after = UNIT_AFTER.exec(line);
  if (after) return { rest: after[1] ?? '', unit: after[2] ?? '' };
  const before = UNIT_BEFORE.exec(line);
  if (before) return { unit: before[1] ?? '', rest: before[2] ?? '' };
  const joined = countryCode === 'CA' ? HYPHENED.exec(line) : countryCode === 'US' ? null : SLASHED.exec(line);
  return joined ? { unit: joined[1] ?? '', rest: joined[2] ?? '' } : { unit: '', rest: line };
}

/** `Rose Cottage, Mill Lane`: in Britain a house may have a name instead of a number. */
function byName(line: string): Pick<Street, 'streetNo' | 'street'> | null {
  const [house = '', ...others] = line.split(',').map((part) => part.trim());
  const street = others.join(', ');
  return house && street && !UNIT_ALONE.test(house) ? { streetNo: house, street } : null;
}

/** Splits an address line into its parts. */
export function parseStreet(line: string, countryCode: string): Street {
  const { unit, rest } = takeUnit(line.trim(), countryCode);
  const [, streetNo, street] = NUMBER.exec(rest) ?? [];
  if (streetNo && street) return { unit, streetNo, street: street.trim() };
  const named = countryCode === 'GB' && !isPostBox(rest) ? byName(rest) : null;
  return { unit, ...(named ?? { streetNo: '', street: rest.trim() }) };
}

/** A number after the street's name, as in many other countries. */
const NUMBER_LAST = /^(\S.*?),? +(\d+ ?[a-z]?)$/i;

/** Countries that write the number first: there `Highway 12` is a street. */
const NUMBER_FIRST: readonly string[] = ['US', 'GB', 'CA', 'AU', 'NZ'];

function numberLast(line: string, countryCode: string) {
  const [, street, streetNo] = (!NUMBER_FIRST.includes(countryCode) && NUMBER_LAST.exec(line)) || [];
  return street && streetNo ? { streetNo, street } : null;
}

/** The house in an address line; `null` without one, and for a post office box. In the US it must have a number. */
export function houseIn(text: string, countryCode: string): Street | null {
  const line = text.trim().replace(/\s+/g, ' ');
  if (isPostBox(line)) return null;
  const read = parseStreet(line, countryCode);
  if (read.streetNo && read.street) return read;
  const found = numberLast(read.street, countryCode) ?? (countryCode === 'US' ? null : byName(read.street));
  return found && { unit: read.unit, ...found };
}

/** `Main St, Apt 4`: the API has no field for a unit, so it is part of the street. */
export const streetWithUnit = ({ street, unit }: Pick<Street, 'street' | 'unit'>) =>
  [street, /^\d+[a-z]?$/i.test(unit) ? `Unit ${unit}` : unit].filter(Boolean).join(', ');
