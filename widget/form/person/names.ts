export type Names = { firstName: string; middleName: string; lastName: string };

/** The first word, the last word and everything between them (spec §5). */
export function splitName(fullName: string): Names {
  const words = fullName.trim().split(/\s+/);
  return {
    firstName: words[0] ?? '',
    middleName: words.slice(1, -1).join(' '),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}
