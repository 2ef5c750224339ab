import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportTables } from '../../../server/export/export.ts';
import { donate, initiate, withDonation } from '../support/donations.ts';

test('writes donations that were paid, in the main unit', () =>
  withDonation(async (server) => {
    await donate(server, 'ada@example.org');
    await initiate(server);
    const folder = mkdtempSync(join(tmpdir(), 'civic-action-export-'));
    await exportTables(server.db, { folder, only: ['donations'] });
    const rows: Record<string, string>[] = parse(readFileSync(join(folder, 'donations.csv'), 'utf8'), {
      bom: true,
      columns: true,
    });
    rmSync(folder, { recursive: true });
    assert.equal(
      rows.map(({ email, amount, currency, status, paid_with }) => [email, amount, currency, status, paid_with]),
      [['ada@example.org', '25.00', 'USD', 'paid', 'CreditCard']],
    );
    assert.match(rows[0]?.transaction_id ?? '', /^sandbox-/);
  }));

test.run();
