/** What a text of ours may hold that is a visitor's, and what stands for it. In this order. */
const RULES: [pattern: RegExp, replacement: string][] = [
  // What a parser or a struct was given ("… but received: …"), to the end.
  [/\b(received:?) .*/gs, '$1 …'],
  // Quoted text: JSON errors quote what they read. Single quotes around one word are a name in code.
  [/"[^"]*"|`[^`]*`|“[^”]*”/g, '"…"'],
  [/'(?![\w$]+')[^']*'/g, "'…'"],
  // The query and the fragment of an address or a path.
  [/(\/[^\s?#]*)[?#][^\s)]*/g, '$1'],
  [/[^\s@<>()]+@[^\s@<>()]+/g, '[email]'],
  // Phone numbers, postal codes, cards; statuses and small counts stay.
  [/\+?\d(?:[\d\s().-]{3,})\d/g, '#'],
];

/** Some of the rules take quadratic time, and no report needs a longer text. */
const MAX_CHARS = 8_000;

/** A text without what a visitor may have typed, and without queries; its beginning, where it is long. */
export const scrub = (text: string): string =>
  RULES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text.slice(0, MAX_CHARS));

const scrubValue = (value: unknown) => (typeof value === 'string' ? scrub(value) : value);

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Facts about an error: plain values only, since an object may hold anything. */
export const scrubContext = (context: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(context)
      .filter(([, value]) => isPlain(value))
      .map(([key, value]) => [key, scrubValue(value)]),
  );
