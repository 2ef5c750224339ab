/** Patterns of personal data in error texts, and their replacements, in this order. */
const RULES: [pattern: RegExp, replacement: string][] = [
  // The value that a parser or a struct was given ("… but received: …"), to the end.
  [/\b(received:?) .*/gs, '$1 …'],
  // Quoted text: JSON errors quote what they read. Single quotes around one word are a name in code.
  [/"[^"]*"|`[^`]*`|“[^”]*”/g, '"…"'],
  [/'(?![\w$]+')[^']*'/g, "'…'"],
  // The query and the fragment of an address or a path.
  [/(\/[^\s?#]*)[?#][^\s)]*/g, '$1'],
  [/[^\s@<>()]+@[^\s@<>()]+/g, '[email]'],
  // Phone numbers, postal codes, card numbers; status codes and small counts stay.
  [/\+?\d(?:[\d\s().-]{3,})\d/g, '#'],
];

/** Longer texts are cut: some rules take quadratic time, and no report needs more. */
const MAX_CHARS = 8_000;

/** Removes what a reader may have typed, and queries of addresses; a long text is cut. */
export const scrub = (text: string): string =>
  RULES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text.slice(0, MAX_CHARS));

const scrubValue = (value: unknown) => (typeof value === 'string' ? scrub(value) : value);

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Scrubs an error's context. Objects are dropped, since they may contain anything. */
export const scrubContext = (context: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(context)
      .filter(([, value]) => isPlain(value))
      .map(([key, value]) => [key, scrubValue(value)]),
  );
