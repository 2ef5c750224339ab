import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportTables } from '../../../server/export/export.ts';
import * as bodies from '../support/bodies.ts';
import { copyContent, replaceContent } from '../support/content.ts';
import { withServer } from '../support/server.ts';

test('says what people have put their names to, as it was when they did', () =>
  withServer(async ({ db, post }) => {
    const folder = mkdtempSync(join(tmpdir(), 'civic-action-export-'));
    const firstOf = async (file: string): Promise<Record<string, string> | undefined> => {
      await exportTables(db, { folder });
      const rows = parse(readFileSync(join(folder, `${file}.csv`), 'utf8'), { bom: true, columns: true });
      return (rows as Record<string, string>[])[0];
    };
    for (const [path, body] of [
      [bodies.PETITION, bodies.signature()],
      [bodies.OPINION, bodies.opinion()],
      [bodies.EMAIL, bodies.letter()],
    ] as const)
      assert.is((await post(path, body)).status, 200, path);
    const { cards } = JSON.parse(readFileSync('server/content/widgets/petition.json', 'utf8'));
    const [{ title, details }] = cards[0].actions;
    const content = copyContent();
    content.change('widgets/petition.json', (widget) => {
      widget.cards[0].actions[0].details.petitionText = 'Something else';
    });
    await replaceContent(db, content.dir, () => new Date(), 'command');
    content.remove();
    const signature = await firstOf('signatures');
    assert.equal([signature?.signed_title, signature?.signed_text], [title, details.petitionText]);
    for (const file of ['opinions', 'letters']) assert.ok((await firstOf(file))?.signed_title, file);
    rmSync(folder, { recursive: true });
  }));

test.run();
