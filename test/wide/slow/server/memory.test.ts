import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../../server/db/open.ts';
import { createDatabase } from '../../../server/support/databases.ts';
import { endOf } from '../../../support/output.ts';

const LETTERS = 30_000;
const LETTER_CHARS = 4_000;
/** Half of what the letters alone need. */
const HEAP_MB = 60;

/** Shorter than the export: a server's limit for one statement must not end it. */
const STATEMENT_MS = 500;
const hurried = (url: string | undefined) => (url ? `${url}?statement_timeout=${STATEMENT_MS}` : '');

test('exports a table that would not fit into memory', async () => {
  const { options, remove } = await createDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'civic-action-large-'));
  const place = options.databaseUrl ? options : { dataDir: join(folder, 'data') };
  const db = await openDatabase(place);
  await sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(LETTERS)})
      insert into letters (id, identifier, email_key, is_test, email, subject, text, at, context)
      select 'letter-' || n, '1|email', 'a@example.org', 0, 'a@example.org', 'Lamps',
        ${sql.lit('a word '.repeat(LETTER_CHARS / 7))}, '2026-10-05T10:00:00.000Z', '{}' from numbers`.execute(db);
  await db.destroy();

  const { code, output } = await endOf(
    spawn(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, 'scripts/export.ts', join(folder, 'out'), '--only', 'letters'],
      { env: { PATH: process.env.PATH, DATA_DIR: place.dataDir, DATABASE_URL: hurried(options.databaseUrl) } },
    ),
  );
  const size = code === 0 ? statSync(join(folder, 'out/letters.csv')).size : 0;
  rmSync(folder, { recursive: true });
  await remove();
  assert.is(code, 0, output);
  assert.match(output, `${LETTERS}  `);
  assert.ok(size > LETTERS * LETTER_CHARS * 0.9);
});

test.run();
