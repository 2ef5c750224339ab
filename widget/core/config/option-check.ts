import { isRuled, type RuledOption, takes } from './option-rules.ts';
import type { Params } from './params.ts';

const FLAG = '"true", or leave it out';
const PIXELS = 'a number of CSS pixels above 0';

/** What each option takes, as the warning says it. */
const TAKES: Record<RuledOption, string> = {
  mode: '"ab4e-preview" or "ab4e-test"',
  consent: '"granted", "denied", "required" or "auto"',
  width: PIXELS,
  height: PIXELS,
  designVariant: 'a whole number',
  colorScheme: '"light", "dark", "auto" or "page"',
  embedType: 'a number from 0 to 7',
  sponsored: FLAG,
  notice: FLAG,
  disableTracking: FLAG,
};

const effectOf = (name: RuledOption) => (name === 'consent' ? 'counts as denied' : 'is ignored');

/** One sentence for each option with a wrong value. */
export const optionProblems = (search: string): string[] =>
  [...new URLSearchParams(search)].flatMap(([name, value]) =>
    !isRuled(name) || !value || takes(name, value)
      ? []
      : `The option ${name} ${effectOf(name)}: it takes ${TAKES[name]}, not ${JSON.stringify(value)}.`,
  );

/** Warns publishers in the console of wrong values, in one line (docs/publishers.md, Options). */
export function warnOfOptions({ search, consent }: Pick<Params, 'search' | 'consent'>) {
  const said = new URLSearchParams(search);
  // The host's word counts, which the address need not hold.
  if (consent) said.set('consent', consent);
  const problems = optionProblems(String(said));
  if (problems.length > 0) console.warn(`[civicAction] ${problems.join(' ')}`);
}
