/**
 * Rewrites a letter for its next recipients. Only lines identical to the draft's are replaced: a name may also be part of
 * the reader's own words.
 *
 * @param before the draft, filled for the first recipients
 * @param now the draft, filled for the next recipients
 */
export function readdress(text: string, before: string, now: string): string {
  const lines = before.split('\n');
  const next = now.split('\n');
  return text
    .split('\n')
    .map((line) => next[lines.indexOf(line)] ?? line)
    .join('\n');
}
