import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 200;
/** Process ids are reused, so that a very old lock counts as abandoned. */
const STALE_AFTER_MS = 15 * 60_000;
/** The process id is written right after the file is made; a file without it for this long was left by a crash. */
const NUMBERLESS_AFTER_MS = 5_000;

/** Runs `work` while no other process of this clone does; takes over from a holder that died. */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  for (let tries = 0; !take(file); tries++) {
    if (tries === 1) onWait();
    await wait(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    remove(file);
  }
}

/** Removes a folder too, which would otherwise block forever. */
const remove = (file) => rmSync(file, { force: true, recursive: true });

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (cause) {
    if (cause.code !== 'EEXIST' && cause.code !== 'EISDIR') throw cause;
    if (!isHeld(file)) remove(file);
    return false;
  }
}

function isHeld(file) {
  try {
    const ageMs = Date.now() - statSync(file).mtimeMs;
    if (ageMs > STALE_AFTER_MS) return false;
    const pid = Number(readFileSync(file, 'utf8'));
    if (!pid) return ageMs < NUMBERLESS_AFTER_MS;
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause.code === 'EPERM';
  }
}
