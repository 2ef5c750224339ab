import { AREAS } from '../areas.ts';

/** Words that street names end with in the countries whose addresses we parse. */
const SUFFIXES =
  `alley avenue ave av boulevard blvd broadway chase circle cir close cl court crt ct crescent cres cr drive dr
  drv esplanade expressway expy freeway fwy gardens gate green grove gr heights hts highway hwy hill lane ln loop mews parade
  pde park parkway pkwy pass path pike place pl plaza plz point quay rise road rd route row square sq street st str terrace
  terr tce ter trail trl turnpike tpke view walk way wharf`.split(/\s+/);

const DIRECTION = '(?:n|s|e|w|ne|nw|se|sw|north|south|east|west)';
const AFTER_SUFFIX = new RegExp(
  String.raw`^(.*\d.*\s(?:${SUFFIXES.join('|')})\.?(?:\s+${DIRECTION}\b\.?)?(?:[\s,]+(?:apt|unit|suite|ste|#)\.?\s*[\w-]+)?)\s+(.+)$`,
  'i',
);

const UNIT_ALONE = /^(?:apartment|apt|unit|suite|ste|floor|fl|room|rm|#)[\s.#]*[\w-]+$/i;

/** The text before a match, without the comma between them. */
export const before = (text: string, match: RegExpExecArray) => text.slice(0, match.index).replace(/[\s,]+$/, '');

type Split = { line: string; city: string };

const commaParts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** `St. Louis` is Saint Louis. */
const SHORT: Record<string, string> = { saint: 'st', fort: 'ft', mount: 'mt' };

function endingWith(town: string) {
  const words = town.split(/[\s.]+/).map((word) => {
    const plain = word.replace(/[^\p{L}\p{N}'’-]/gu, '');
    const short = SHORT[plain.toLowerCase()];
    return short ? `(?:${plain}|${short}\\.?)` : plain;
  });
  return new RegExp(`(?:^|[\\s,])${words.join('[\\s.]+')}$`, 'i');
}

function splitAtKnown(text: string, known: string): Split | null {
  const match = known ? endingWith(known).exec(text) : null;
  return match && { line: before(text, match), city: known };
}

/** Splits street and town: at a comma, before a known town, or after a word such as `Street`. */
export function splitTown(text: string, known = ''): Split {
  const parts = commaParts(text);
  const line = parts.join(', ');
  const split = splitAtKnown(line, known);
  if (split) return split;
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && !UNIT_ALONE.test(last)) return { line: parts.slice(0, -1).join(', '), city: last };
  const [, street, city] = AFTER_SUFFIX.exec(line) ?? [];
  if (street && city && !UNIT_ALONE.test(city)) return { line: street, city };
  // Words without a number are a town, not a street.
  return /\d/.test(line) || known ? { line, city: '' } : { line: '', city: line };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);

/** Replaces character by character, so that positions in the text stay the same. */
const withoutAccents = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '') || letter);

function createEnding(countryCode: string) {
  const areas = AREAS[countryCode] ?? {};
  const names = Object.values(areas)
    .map(withoutAccents)
    .sort((a, b) => b.length - a.length);
  const words = [...names, ...Object.keys(areas)].map(escaped).join('|');
  return new RegExp(String.raw`(?:^|[\s,])(${words})\.?$`, 'i');
}

const ENDINGS: Record<string, RegExp> = Object.fromEntries(
  Object.keys(AREAS).map((countryCode) => [countryCode, createEnding(countryCode)]),
);

/** Takes a state or province off the end of a text, by its code or name. */
export function takeArea(text: string, countryCode: string): { rest: string; code: string } {
  const match = ENDINGS[countryCode]?.exec(withoutAccents(text));
  if (!match) return { rest: text, code: '' };
  const word = (match[1] ?? '').toLowerCase().replace(/\s+/g, ' ');
  const [code = ''] =
    Object.entries(AREAS[countryCode] ?? {}).find(([each, name]) =>
      [each, withoutAccents(name)].some((one) => one.toLowerCase() === word),
    ) ?? [];
  return { rest: before(text, match), code };
}
