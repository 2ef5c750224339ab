import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Everything that a process has printed so far. */
export function outputOf(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  return () => text;
}

/** Waits for a process to end. @returns its exit code and output */
export async function endOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  const output = outputOf(child);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/** The sentences of a program that writes JSON. @throws SyntaxError for a line that is none */
export const sentencesIn = (output: string): string[] =>
  output
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
