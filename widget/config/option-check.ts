/** What an option of the frame's address accepts (contract §4), how to say that, and what a wrong value leads to. */
type Rule = { accepts: RegExp; say: string; instead?: string };

const FLAG: Rule = { accepts: /^true$/, say: '"true", or leave it out' };
const PIXELS: Rule = { accepts: /^(?!0+$)\d+(\.\d+)?$/, say: 'a number of CSS pixels above 0' };

const RULES: Record<string, Rule> = {
  mode: { accepts: /^ab4e-(preview|test)$/, say: '"ab4e-preview" or "ab4e-test"' },
  consent: {
    accepts: /^(granted|denied|auto)$/,
    say: '"granted", "denied" or "auto"',
    instead: 'counts as denied',
  },
  width: PIXELS,
  height: PIXELS,
  designVariant: { accepts: /^\d+$/, say: 'a whole number' },
  embedType: { accepts: /^[0-7]$/, say: 'a number from 0 to 7' },
  sponsored: FLAG,
  notice: FLAG,
  disableTracking: FLAG,
};

const ruleOf = (name: string) => (Object.hasOwn(RULES, name) ? RULES[name] : undefined);

/** Whether an option accepts this value. An option without a rule accepts any. */
export const takes = (name: string, value: string) => ruleOf(name)?.accepts.test(value) ?? true;

/** One sentence for each option with a wrong value. */
export const optionProblems = (search: string): string[] =>
  [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const rule = ruleOf(name);
    return !rule || !value || takes(name, value)
      ? []
      : `The option ${name} ${rule.instead ?? 'is ignored'}: it takes ${rule.say}, not ${JSON.stringify(value)}.`;
  });

/** Warns publishers in the console of wrong values, in one line (docs/publishers.md, Options). */
export function warnOfOptions(search: string) {
  const problems = optionProblems(search);
  if (problems.length > 0) console.warn(`[civicAction] ${problems.join(' ')}`);
}
