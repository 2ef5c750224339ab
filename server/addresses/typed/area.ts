import { AREAS, nameOfArea } from '../areas.ts';

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

export type Taken = { rest: string; code: string; name: string };

/** Takes a state or province off the end of a text, by its code or name. */
export function takeArea(text: string, countryCode: string): Taken {
  const match = ENDINGS[countryCode]?.exec(withoutAccents(text));
  if (!match) return { rest: text, code: '', name: '' };
  const word = (match[1] ?? '').toLowerCase().replace(/\s+/g, ' ');
  const [code = ''] =
    Object.entries(AREAS[countryCode] ?? {}).find(([each, name]) =>
      [each, withoutAccents(name)].some((one) => one.toLowerCase() === word),
    ) ?? [];
  return { rest: text.slice(0, match.index).replace(/[\s,]+$/, ''), code, name: nameOfArea(countryCode, code) };
}
