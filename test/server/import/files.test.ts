import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import { assetFile } from '../../../server/demo/assets.ts';
import { importContent } from '../../../server/import/import-content.ts';
import { KIND_CONTENT } from '../../../server/import/kinds.ts';
import { textOf } from '../../../server/import/mistakes.ts';
import { type ContentView, viewOf } from '../../../server/import/view.ts';
import { fileWarnings } from '../../../server/import/warnings/files.ts';
import { FILES, namedFiles } from '../../../server/import/warnings/named-files.ts';
import { copyContent } from '../support/content.ts';

let distDir: string;
let origin: string;
const asked: string[] = [];

const others = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.url === '/loop') response.setHeader('location', '/loop');
  response.statusCode = Number(request.url?.slice(1)) || (request.url === '/loop' ? 302 : 200);
  response.end();
});

const setBase = (imagesBase: string) =>
  writeFileSync(join(distDir, 'server/card.json'), JSON.stringify({ imagesBase }));

test.before(async () => {
  distDir = mkdtempSync(join(tmpdir(), 'civic-action-files-'));
  mkdirSync(join(distDir, 'server'));
  mkdirSync(join(distDir, 'images'));
  writeFileSync(join(distDir, 'images/bike lane.jpg'), '');
  writeFileSync(join(distDir, 'images/7'), '');
  mkdirSync(join(distDir, 'images/default'));
  await new Promise<void>((listening) => others.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
});
test.before.each(() => {
  asked.length = 0;
  setBase('/images/');
});
test.after(() => {
  others.close();
  rmSync(distDir, { recursive: true });
});

type Action = { type?: string; details?: object; [name: string]: unknown };

const contentOf = (action: Action, widget: object = {}, partners: unknown[] = []): ContentView =>
  viewOf({
    publishers: { file: 'publishers.json', value: [] },
    partners: { file: 'partners.json', value: partners },
    widgets: [{ file: 'widgets/a.json', value: { ...widget, cards: [{ actions: [action] }] } }],
    unreadable: [],
  });

const warningsOf = async (content: ContentView, asksServers = true) =>
  (await fileWarnings(content, { distDir, demoFile: assetFile, asksServers })).map(textOf);

test('finds every field that names a file, wherever it stands', () => {
  const captions = [{ url: 'a.vtt', language: 'en', label: 'English' }];
  const partner = { logoId: 3, customTheme: { fontUrl: 'b.woff2' } };
  const content = contentOf(
    { type: 'Video', partner, pictureUrls: ['c.jpg', ''], details: { url: 'd.mp4', posterUrl: 'e.jpg', captions } },
    { widgetLogoName: 'f.svg', customTheme: { fontUrl: 'g.woff2' } },
    [{ logoUrl: 'h.svg' }],
  );
  const action = 'widgets/a.json cards[0].actions[0]';
  assert.equal(
    namedFiles(content).map(({ file, path, name }) => `${file} ${path}: ${name}`),
    [
      'partners.json [0].logoUrl: h.svg',
      'widgets/a.json widgetLogoName: f.svg',
      'widgets/a.json customTheme.fontUrl: g.woff2',
      `${action}.partner.logoId: 3`,
      `${action}.partner.customTheme.fontUrl: b.woff2`,
      `${action}.pictureUrls[0]: c.jpg`,
      `${action}.details.posterUrl: e.jpg`,
      `${action}.details.url: d.mp4`,
      `${action}.details.captions[0].url: a.vtt`,
    ],
  );
});

test('knows every field that the content’s shapes call a picture', () => {
  const shapes = ['content', 'nested'].map((name) => readFileSync(`server/import/shape/${name}.ts`, 'utf8')).join();
  const fields = [...shapes.matchAll(/(\w+): .*\bPicture(?:Id)?\b/g)].map(([, field]) => String(field));
  assert.ok(fields.length > 5);
  assert.equal(
    fields.filter((field) => !FILES.includes(field)),
    [],
  );
});

test('knows every field that a kind calls a picture', () => {
  const named = Object.entries(KIND_CONTENT).map(([kind, { files }]) => {
    const text = readFileSync(`widget/actions/${kind}/content.ts`, 'utf8');
    const fields = [...text.matchAll(/(\w+): (?:maybe\()?Picture\b/g)].map(([, field]) => String(field));
    assert.equal([...new Set(fields)].sort(), [...(files ?? [])].sort(), kind);
    return fields.length;
  });
  assert.ok(Math.max(...named) > 0);
});

test('does not take a link’s page, or what counts views, for a file', () => {
  const content = contentOf(
    { type: 'link', details: { url: 'https://a.example/' } },
    { iponWeb: [{ url: 'https://count.example/' }] },
  );
  assert.equal(namedFiles(content), []);
});

const ACTION = 'widgets/a.json cards[0].actions[0]';

const OWN: [name: string | number, isThere: boolean][] = [
  ['bike lane.jpg', true],
  ['bike%20lane.jpg', true],
  [7, true],
  ['gazette/lamp.svg', true],
  ['gazette/newsreader.woff2', true],
  ['bike.jpg', false],
  ['gazette/none.svg', false],
  ['%zz.jpg', false],
  ['default', false],
  ['../bike.jpg', false],
  ['/images/bike lane.jpg', true],
  ['/elsewhere/bike.jpg', false],
  [8, false],
];
for (const [name, isThere] of OWN)
  test(`${isThere ? 'finds' : 'misses'} the server’s own file ${JSON.stringify(name)}`, async () => {
    const warning = `${ACTION}.pictureId: "${name}" is not among the server’s files, in ${join(distDir, 'images/')}`;
    assert.equal(await warningsOf(contentOf({ pictureId: name }), false), isThere ? [] : [warning]);
  });

const ELSEWHERE: [path: string, warning: string | null][] = [
  ['/200', null],
  ['/403', null],
  ['/404', 'is not there: its server answers 404'],
  ['/410', 'is not there: its server answers 410'],
];
for (const [path, warning] of ELSEWHERE)
  test(`${warning ? 'warns of a file' : 'says nothing of a file'} for which another server answers ${path.slice(1)}`, async () => {
    const url = `${origin}${path}`;
    const expected = warning ? [`${ACTION}.pictureId: "${url}" ${warning}`] : [];
    assert.equal(await warningsOf(contentOf({ pictureId: url })), expected);
    assert.equal(asked, [`HEAD ${path}`]);
  });

test('asks for a file once, and a server that does not answer for one file', async () => {
  const gone = createServer();
  await new Promise<void>((listening) => gone.listen(0, '127.0.0.1', listening));
  const closed = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
  await new Promise((ended) => gone.close(ended));
  const content = contentOf({ pictureUrls: [`${origin}/404`, `${origin}/404`, `${closed}/a`, `${closed}/b`] });
  const said = await warningsOf(content);
  assert.is(asked.length, 1);
  assert.is(said.filter((each) => each.includes('answers 404')).length, 2);
  assert.is(
    said.filter((each) => each.endsWith(`${closed} does not answer, so its files were not looked for`)).length,
    1,
  );
});

test('names an address that leads nowhere, and asks its server for other files', async () => {
  const content = contentOf({ pictureUrls: [`${origin}/loop`, `${origin}/404`] });
  assert.equal(await warningsOf(content), [
    `${ACTION}.pictureUrls[0]: "${origin}/loop" was not looked for: redirect count exceeded`,
    `${ACTION}.pictureUrls[1]: "${origin}/404" is not there: its server answers 404`,
  ]);
});

test('asks no other server at a start', async () => {
  assert.equal(await warningsOf(contentOf({ pictureId: `${origin}/404` }), false), []);
  assert.equal(asked, []);
});

const ELSEWHERE_BASE: [base: string, fields: Action, asked: string[]][] = [
  ['/', { pictureId: '404' }, ['HEAD /404']],
  ['/4', { pictureId: '10' }, ['HEAD /410']],
  ['/', { pictureId: '/images/7' }, []],
  ['/a/', { partner: { customTheme: { fontUrl: '/404' } } }, ['HEAD /404']],
];
for (const [path, fields, expected] of ELSEWHERE_BASE)
  test(`looks for ${JSON.stringify(fields)} where the widget does, whose pictures are at ${path}`, async () => {
    setBase(`${origin}${path}`);
    assert.is((await warningsOf(contentOf(fields))).length, expected.length);
    assert.equal(asked, expected);
  });

test('says nothing of plain names where nothing is built', async () => {
  rmSync(join(distDir, 'server/card.json'));
  assert.equal(await warningsOf(contentOf({ pictureId: 'bike.jpg' })), []);
});

test('the import names files that are not there, and none of the demo content’s', async () => {
  const content = copyContent();
  const db = await openDatabase({ dataDir: ':memory:' });
  const clock = () => new Date('2026-11-01T00:00:00Z');
  const imported = async () => {
    const tools = { clock, geocoder: {}, files: { distDir, demoFile: assetFile, asksServers: true } };
    const { warnings } = await importContent(db, content.dir, tools, 'command');
    return warnings.map(({ file, path }) => `${file} ${path}`);
  };
  assert.equal(await imported(), []);
  content.change('widgets/poll.json', ({ cards }) => {
    cards[0].actions[0].pictureUrls = ['gazette/none.svg'];
  });
  assert.equal(await imported(), ['widgets/poll.json cards[0].actions[0].pictureUrls[0]']);
  await db.destroy();
  content.remove();
});

test.run();
