/**
 * A letter for others than the first. Only whole lines that still stand as the draft had them change: a name may also be
 * part of the visitor's own words.
 *
 * @param before the draft as it read for the first recipients
 * @param now the draft as it reads for the next
 */
export function readdress(text: string, before: string, now: string): string {
  const lines = before.split('\n');
  const next = now.split('\n');
  return text
    .split('\n')
    .map((line) => next[lines.indexOf(line)] ?? line)
    .join('\n');
}
