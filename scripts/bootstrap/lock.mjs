import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 200;
/** Process numbers are used again, so a very old lock is nobody's. */
const STALE_AFTER_MS = 15 * 60_000;

/** Runs `work` while no other process of this clone does; takes over from a holder that died. */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await wait(RETRY_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (cause) {
    if (cause.code !== 'EEXIST') throw cause;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

function isHeld(file) {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_AFTER_MS) return false;
    const pid = Number(readFileSync(file, 'utf8'));
    if (!pid) return true; // created, number not written yet
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause.code === 'EPERM';
  }
}
