/**
 * The text in the room that it has: ended after its last word that fits, at least its first.
 *
 * @param fits whether there is room for this text
 */
export function fitWords(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(/\s+/);
  const shortened = (count: number) =>
    `${words
      .slice(0, count)
      .join(' ')
      .replace(/[\s,;:.–—-]+$/u, '')}…`;
  // By halves: each question costs a layout, and a text can have thousands of words.
  let [fitting, tooMany] = [1, words.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(shortened(middle))) fitting = middle;
    else tooMany = middle;
  }
  return shortened(fitting);
}
