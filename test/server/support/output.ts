import type { ChildProcess } from 'node:child_process';

/** Everything that a process has said so far. */
export function outputOf(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  return () => text;
}
