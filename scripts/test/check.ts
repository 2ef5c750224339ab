import { spawn } from 'node:child_process';
import type { Check } from '../checks/index.ts';
import type { Result } from './report.ts';

/** Runs one check as a process of its own and prints what it says when it fails. */
export async function runCheck({ name, command }: Check, root: string): Promise<Result> {
  const { code, output } = await run(command, root);
  const ok = code === 0;
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name}`);
  if (!ok) console.log(`${output.trimEnd().replace(/^/gm, '    ')}\n`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

function run(args: string[], cwd: string) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => done({ code, output }));
  });
}
