import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createServer } from '../../../server/app.ts';
import { importAtStart } from '../../../server/import/at-start.ts';
import { GET_ACTIONS } from '../support/bodies.ts';
import { copyContent, replaceContent } from '../support/content.ts';
import { withServer } from '../support/server.ts';

const clock = () => new Date();

test('imports the folder’s changes at each start', () =>
  withServer(async ({ db, app, post }) => {
    const content = copyContent();
    content.deleteFile('widgets/it.json');
    await importAtStart(db, { contentDir: content.dir, clock, geocoder: null, distDir: 'dist' }, app.log);
    assert.is((await post(GET_ACTIONS, { widgetRequestId: 'wr-it' })).status, 404);
    content.remove();
  }));

test('keeps content that was imported by command, and says so', () =>
  withServer(async ({ db, app, post }) => {
    const content = copyContent();
    content.deleteFile('widgets/it.json');
    await replaceContent(db, content.dir, clock, 'command');
    const said: string[] = [];
    const log = { ...app.log, info: (_: object, text: string) => void said.push(text) } as typeof app.log;
    await importAtStart(db, { contentDir: 'server/content', clock, geocoder: null, distDir: 'dist' }, log);
    assert.match(said.join('\n'), 'content that was imported by command stays');
    assert.is((await post(GET_ACTIONS, { widgetRequestId: 'wr-it' })).status, 404);
    content.remove();
  }));

for (const [place, demoCounts, expected] of [
  ['a trial of the demo newspaper', true, false],
  ['an operator’s own content', false, true],
] as const)
  test(`${expected ? 'names' : 'does not name'} the geocoder that ${place} lacks`, () =>
    withServer(async ({ db, app }) => {
      const said: string[] = [];
      const log = { ...app.log, info: (...told: unknown[]) => void said.push(...told.map(String)) } as typeof app.log;
      await importAtStart(
        db,
        { contentDir: 'server/content', clock, geocoder: null, distDir: 'dist', demoCounts },
        log,
      );
      assert.is(said.join('\n').includes('GEOCODER'), expected, said.join('\n'));
    }));

test('continues with the earlier content when the folder has mistakes', () =>
  withServer(async ({ db, app, post }) => {
    const content = copyContent();
    content.write('widgets/it.json', '{');
    await importAtStart(db, { contentDir: content.dir, clock, geocoder: null, distDir: 'dist' }, app.log);
    assert.is((await post(GET_ACTIONS, { widgetRequestId: 'wr-it' })).status, 200);
    content.remove();
  }));

test('does not start with invalid content and no earlier one', async () => {
  const content = copyContent();
  content.write('widgets/it.json', '{');
  try {
    await createServer({ dataDir: ':memory:', logLevel: 'silent', contentDir: content.dir });
    assert.unreachable();
  } catch (cause) {
    assert.match((cause as Error).message, /^widgets\/it\.json: is not JSON/);
  }
  content.remove();
});

test.run();
