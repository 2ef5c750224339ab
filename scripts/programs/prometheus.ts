import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { unpack } from '../debian/unpack.ts';
import { findProgram } from './find.ts';

/** The server, and the program that checks its files. */
export type Prometheus = { server: string; tool: string };

function here(): Prometheus | undefined {
  const [server, tool] = [findProgram(['prometheus']), findProgram(['promtool'])];
  return server && tool ? { server, tool } : undefined;
}

const unpacked = (folder: string): Prometheus | undefined => {
  const [server, tool] = ['prometheus', 'promtool'].map((name) => join(folder, 'usr/bin', name)) as [string, string];
  return spawnSync(server, ['--version'], { stdio: 'ignore' }).status === 0 ? { server, tool } : undefined;
};

/**
 * This machine's Prometheus, else Debian's, unpacked: its package would start a server on port 9090, and bring the scripts
 * of its pages. Undefined if there is neither.
 */
export function findPrometheus(folder = resolve('.cache/prometheus')): Prometheus | undefined {
  const found = here() ?? unpacked(folder);
  if (found) return found;
  unpack(folder, ['prometheus']);
  return unpacked(folder);
}
