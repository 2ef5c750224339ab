import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../../server/db/schema.ts';
import { checkContent } from '../../../server/import/import-content.ts';
import { type Origin, storeContent } from '../../../server/import/store.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test breaks content in places that its type forbids
type Loose = any;

/** A copy of the demo content in which files can be broken. */
export function copyContent() {
  const dir = mkdtempSync(join(tmpdir(), 'civic-action-content-'));
  cpSync('server/content', dir, { recursive: true });
  return {
    dir,
    write: (file: string, text: string) => writeFileSync(join(dir, file), text),
    /** Applies `change` to a JSON file. */
    change(file: string, change: (value: Loose) => void) {
      const value: Loose = JSON.parse(readFileSync(join(dir, file), 'utf8'));
      change(value);
      writeFileSync(join(dir, file), JSON.stringify(value));
    },
    deleteFile: (file: string) => rmSync(join(dir, file)),
    remove: () => rmSync(dir, { recursive: true }),
  };
}

export type ContentCopy = ReturnType<typeof copyContent>;

/** Checks a content folder and replaces the imported content with it. */
export async function replaceContent(db: Database, folder: string, clock: () => Date, origin: Origin) {
  const checked = await checkContent(folder);
  return db.transaction().execute((trx) => storeContent(trx, checked, clock, origin, { isAgreed: true }));
}
