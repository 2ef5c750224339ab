/**
 * The text in a line: ended after its last word that fits, at least its first.
 *
 * @param fits whether the line has room for this text
 */
export function fitWords(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(/\s+/);
  for (let count = Math.max(1, words.length - 1); ; count--) {
    const short = `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:.–—-]+$/u, '')}…`;
    if (count === 1 || fits(short)) return short;
  }
}
