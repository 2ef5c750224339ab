import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { importContent } from '../../../server/import/import-content.ts';
import { importLawmakers } from '../../../server/import/lawmakers/import.ts';
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
      await importContent(db, content.dir, TOOLS, 'command', { isAgreed: true });
      assert.unreachable();
    } catch (cause) {
      assert.instance(cause, ContentError);
    }
    assert.equal(await requestIds(), before);
    content.remove();
  }));

test('says in a sentence what is no folder of content or lawmakers, or is YAML in one', () =>
  withServer(async ({ db }) => {
    const content = copyContent();
    const messageOf = (work: Promise<unknown>) => work.then(String, (cause: Error) => cause.message);
    for (const [folder, message] of [
      [join(content.dir, 'partners.json'), 'is a file: name the folder that it is in'],
      [join(content.dir, 'none'), 'there is no such folder'],
    ] as const) {
      assert.is(await messageOf(importContent(db, folder, TOOLS, 'command')), `${folder}: ${message}`);
      assert.is(await messageOf(importLawmakers(db, folder, TOOLS)), `${folder}: ${message}`);
    }
    writeFileSync(join(content.dir, 'widgets/new.yml'), 'cards: []');
    writeFileSync(join(content.dir, 'partners.yaml'), '[]');
    assert.is(
      await messageOf(importContent(db, content.dir, TOOLS, 'command')),
      'widgets/new.yml: is YAML, which is not read: write it as JSON\npartners.yaml: is YAML, which is not read: write it as JSON',
    );
    content.remove();
  }));

test('serves the whole search of an id, so that a reader abroad is told the country', () =>
  withServer(async ({ db }) => {
    const content = copyContent();
    content.change('widgets/email-congress.json', ({ cards }) => {
      cards[0].actions[0].representativeSearch = { id: 12 };
      cards[1] = { ...cards[0], id: 'bare', representativeSearch: { id: '12' } };
    });
    content.change('widgets/petition.json', ({ cards }) => {
      cards[0].representativeSearch = { id: 12, countryCode: 'NZ', levels: [0] };
    });
    await importContent(db, content.dir, TOOLS, 'command');
    const { data } = await db
      .selectFrom('widgets')
      .select('data')
      .where('requestId', '=', 'wr-email-congress')
      .executeTakeFirstOrThrow();
    const { cards } = JSON.parse(data);
    for (const holder of [cards[0].actions[0], cards[1]])
      assert.equal(holder.representativeSearch, { id: 12, countryCode: 'NZ', levels: [0] });
    content.remove();
  }));

test.run();
