import { execFile } from 'node:child_process';
import type { Check } from '../checks/index.ts';
import type { Outcome } from './report.ts';

const TIMEOUT_MS = 900_000;

/** Runs a check in its own process. Returns its output if it fails. */
export async function runCheck({ name, command }: Check, root: string): Promise<Outcome> {
  const { ok, output } = await run(command, root);
  return ok
    ? { passed: 1, failed: 0, skipped: 0, output: `passed  ${name}\n` }
    : { passed: 0, failed: 1, skipped: 0, output: `FAILED  ${name}\n${output.trimEnd().replace(/^/gm, '    ')}\n\n` };
}

function run(args: readonly string[], cwd: string) {
  return new Promise<{ ok: boolean; output: string }>((done) => {
    execFile(
      process.execPath,
      args,
      { cwd, timeout: TIMEOUT_MS, maxBuffer: Number.POSITIVE_INFINITY },
      (cause, stdout, stderr) => done({ ok: !cause, output: stdout + stderr || String(cause) }),
    );
  });
}
