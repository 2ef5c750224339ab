import { closeSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ON_IMPORT } from '../lazy-imports.ts';
import { noteChildren } from './children.ts';
import { type Note, noteFiles } from './files.ts';

/** Node's options for another process or thread: it runs this module first, which then appends what it notes to `log`. */
function optionsFor(root: string, log: string): readonly string[] {
  const url = new URL(import.meta.url);
  url.search = String(new URLSearchParams({ root, log }));
  return ['--import', url.href];
}

function begin(root: string, log: string, note: Note) {
  noteFiles(root, note);
  noteChildren(optionsFor(root, log), note);
  syncBuiltinESMExports();
}

/**
 * Notes from now on what this process reads of the repository, and the Node processes and threads that it starts. Packages
 * are left out, since their versions are known otherwise.
 *
 * @returns a function that gives what was noted since its last call (`../read.ts`)
 */
export function noteReads(root: string): () => string[] {
  let noted = new Set<string>();
  const log = join(tmpdir(), `civic-action-reads-${process.pid}`);
  closeSync(openSync(log, 'w'));
  process.on('exit', () => rmSync(log, { force: true }));
  const note = (read: string) => void noted.add(read);
  Reflect.set(globalThis, ON_IMPORT, note);
  begin(root, log, note);
  return () => {
    const ofOthers = readFileSync(log, 'utf8').split('\n').filter(Boolean);
    truncateSync(log);
    const all = [...new Set([...noted, ...ofOthers])];
    noted = new Set();
    return all;
  };
}

/** The same in another process: at once, since a process may be killed. */
function noteReadsInto(root: string, log: string) {
  const noted = new Set<string>();
  const file = openSync(log, 'a');
  begin(root, log, (read) => {
    if (noted.has(read)) return;
    noted.add(read);
    writeSync(file, `${read}\n`);
  });
}

const { searchParams } = new URL(import.meta.url);
const [root, log] = [searchParams.get('root'), searchParams.get('log')];
if (root !== null && log !== null) noteReadsInto(root, log);
