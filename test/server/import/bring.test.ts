import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { bringContent } from '../../../server/import/bring.ts';
import { ContentError } from '../../../server/import/mistakes.ts';
import { copyContent } from '../support/content.ts';
import { withServer } from '../support/server.ts';

const TOOLS = { clock: () => new Date('2026-11-01T00:00:00Z'), geocoder: null };

test('imports no widget when its lawmakers cannot be stored', () =>
  withServer(async ({ db }) => {
    const content = copyContent();
    const requestIds = () => db.selectFrom('widgets').select('requestId').orderBy('requestId').execute();
    const before = await requestIds();
    content.deleteFile('widgets/it.json');
    // The members of both countries have the same ids, which only the database notices.
    cpSync(join(content.dir, 'lawmakers/us'), join(content.dir, 'lawmakers/twin'), { recursive: true });
    content.change('lawmakers/twin/lawmakers.json', (country) => {
      country.countryCode = 'CA';
    });
    try {
      await bringContent(db, content.dir, TOOLS, 'command');
      assert.unreachable();
    } catch (cause) {
      assert.instance(cause, ContentError);
    }
    assert.equal(await requestIds(), before);
    content.remove();
  }));

test.run();
