import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `use` with a copy of a folder in which files can be broken. @returns what it returns */
export async function withCopy<T>(
  of: string,
  use: (copy: {
    dir: string;
    replace: (file: string, from: string | RegExp, to: string) => void;
    remove: (file: string) => void;
  }) => Promise<T>,
): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-folder-'));
  cpSync(of, dir, { recursive: true });
  const replace = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(dir, file), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} holds no ${from}`);
    writeFileSync(join(dir, file), changed);
  };
  try {
    return await use({ dir, replace, remove: (file) => rmSync(join(dir, file), { recursive: true }) });
  } finally {
    rmSync(dir, { recursive: true });
  }
}
