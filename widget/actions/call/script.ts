import type { Callee } from './people/parse-callees.ts';

const named = (name: string) => new RegExp(`@${name}(?![\\p{L}\\p{N}_])`, 'gu');
const RECIPIENT = named('recipientName');
const REPRESENTATIVE = named('localRepresentative');

/** Fills the callee's name into a script. The session fills the other placeholders. */
export function scriptFor(script: string, { name, isLawmaker }: Callee): string {
  const text = script.replace(RECIPIENT, () => name);
  return isLawmaker ? text.replace(REPRESENTATIVE, () => name) : text;
}
