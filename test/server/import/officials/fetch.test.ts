import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CATALOGUE, type Catalogue } from '../../../../server/import/lawmakers/sources/catalogue.ts';
import { fetchFiles, termsOf } from '../../../../server/import/lawmakers/sources/fetch.ts';
import type { SourceName } from '../../../../server/import/lawmakers/sources/read.ts';
import { readList, refusalOf, withFiles } from '../../support/lawmakers/officials.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A stand-in on this machine for every host, by the address that was asked for. */
async function withService(
  answer: (url: URL, ...of: Parameters<Answer>) => void,
  use: (request: typeof fetch) => Promise<void>,
) {
  let atOnce = 0;
  const server = createServer((request, response) => {
    assert.is(++atOnce, 1, 'one request at a time');
    response.on('close', () => atOnce--);
    answer(new URL(String(request.headers['x-asked'])), request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    await use((url, init) => fetch(`http://127.0.0.1:${port}/`, { ...init, headers: { 'x-asked': String(url) } }));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const PLAIN: Catalogue = {
  ...{ whose: 'somebody', licence: 'CC0', attribution: null, size: 'little', byHand: [] },
  downloads: () => ['a', 'b', 'c'].map((name) => ({ file: `${name}.csv`, url: `https://files.example/${name}.csv` })),
};

const TODAY = '2026-11-20';

/** Fetches into a folder. @returns what was said, what was waited for, and what went wrong */
async function fetched(dir: string, request: typeof fetch, catalogue = PLAIN, now = Date.now()) {
  const said: string[] = [];
  const waits: number[] = [];
  const options = { today: TODAY, only: [], say: (text: string) => said.push(text), request, now: () => now };
  const wait = async (ms: number) => waits.push(ms);
  const failure = await refusalOf(fetchFiles(catalogue, dir, { ...options, wait }));
  return { said, waits: waits.filter((ms) => ms !== 200), failure };
}

const filesIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.\w+$/.test(name))
    .sort();

test('goes on after a break where it was, and fetches everything anew on another day', () =>
  withFiles({}, async (dir) => {
    const asked: string[] = [];
    let isDown = true;
    await withService(
      ({ pathname }, _request, response) => {
        asked.push(pathname);
        if (isDown && pathname === '/b.csv') response.writeHead(503);
        response.end('id\n1\n');
      },
      async (request) => {
        const first = await fetched(dir, request);
        assert.equal(first.waits, [5_000, 5_000, 5_000]);
        assert.match(
          first.failure,
          /^https:\/\/files\.example\/b\.csv could not be fetched: it answered 503\. Run the command again later/,
        );
        assert.equal(filesIn(dir), ['a.csv']);
        isDown = false;
        asked.length = 0;
        assert.equal((await fetched(dir, request)).said, ['b.csv (2 of 3 so far)', 'c.csv (3 of 3 so far)']);
        assert.equal(
          [asked, filesIn(dir)],
          [
            ['/b.csv', '/c.csv'],
            ['a.csv', 'b.csv', 'c.csv'],
          ],
        );
        asked.length = 0;
        await fetched(dir, request, PLAIN, Date.now() + 86_400_000);
        assert.is(asked.length, 3);
      },
    );
  }));

const HEADERS: [retryAfter: string, waits: number[], failure: string][] = [
  ['7', [7_000], 'it was read'],
  [new Date('2026-11-20T12:00:30Z').toUTCString(), [30_000], 'it was read'],
  ['soon', [5_000], 'it was read'],
  [
    '3660',
    [],
    'https://files.example/a.csv asks to wait for 61 minutes. Run the command again later: what has come is kept for a day.',
  ],
];

for (const [retryAfter, waits, failure] of HEADERS)
  test(`${waits.length > 0 ? `waits ${waits[0]} ms` : 'stops'} where it is told to come back: “${retryAfter}”`, () =>
    withFiles({}, async (dir) => {
      let tries = 0;
      await withService(
        (_url, _request, response) => {
          if (++tries === 1) response.writeHead(429, { 'retry-after': retryAfter });
          response.end('id\n');
        },
        async (request) => {
          const done = await fetched(dir, request, PLAIN, Date.parse('2026-11-20T12:00:00Z'));
          assert.equal([done.waits, done.failure], [waits, failure]);
        },
      );
    }));

const REFUSED: [title: string, status: number, body: string, message: RegExp][] = [
  [
    'a page in place of the file',
    200,
    '\uFEFF <!doctype html>',
    /^https:\/\/files\.example\/a\.csv answered a web page in place of the file/,
  ],
  ['a file that is gone', 404, '', /^https:\/\/files\.example\/a\.csv answered 404\. Fetch the file by hand/],
];

for (const [title, status, body, message] of REFUSED)
  test(`keeps nothing of ${title}`, () =>
    withFiles({}, async (dir) => {
      await withService(
        (_url, _request, response) => response.writeHead(status).end(body),
        async (request) => assert.match((await fetched(dir, request)).failure, message),
      );
      assert.equal(filesIn(dir), []);
    }));

test('tries again where an answer breaks off', () =>
  withFiles({}, async (dir) => {
    let tries = 0;
    await withService(
      (_url, _request, response) => {
        if (++tries > 1) return response.end('id\n1\n');
        response.writeHead(200, { 'content-length': 100 });
        response.write('id\n');
        return setTimeout(() => response.destroy(), 20);
      },
      async (request) => assert.equal((await fetched(dir, request)).waits, [5_000]),
    );
    assert.is(readFileSync(join(dir, 'a.csv'), 'utf8'), 'id\n1\n');
  }));

/** Parliament's Members API with 21 made-up members: a page holds 20. */
const parliament: Parameters<typeof withService>[0] = ({ pathname, searchParams, host }, _request, response) => {
  const skip = Number(searchParams.get('skip'));
  const [, number] = /Members\/(\d+)\/Contact$/.exec(pathname) ?? [];
  const member = (id: number) => ({
    value: {
      ...{ id, nameListAs: `Sample, Ada${id}`, nameDisplayAs: `Ada${id} Sample`, thumbnailUrl: '' },
      latestHouseMembership: { membershipFrom: 'Ashdale', house: 1, membershipEndDate: null },
    },
  });
  const ids = Array.from({ length: 21 }, (_, index) => index + 1).slice(skip, skip + 20);
  if (host !== 'members-api.parliament.uk')
    return response.end(
      'pcon_name,pcon_code,member_id,display_as,party_text,member_email\nAshdale,E14009001,1,Ada1 Sample,X,\n',
    );
  if (number)
    return response.end(JSON.stringify({ value: [{ type: 'Parliamentary office', phone: `020 7946 00${number}` }] }));
  return response.end(JSON.stringify({ totalResults: 21, items: ids.map(member) }));
};

test('follows the pages of Parliament’s members and their contacts, and forgets who has left', () =>
  withFiles({ 'nsul.csv': 'UPRN,PCDS,PCON24CD\n' }, async (dir) => {
    mkdirSync(join(dir, 'members'));
    writeFileSync(join(dir, 'members/640.json'), '{}');
    await withService(parliament, async (request) => {
      const { failure, said } = await fetched(dir, request, CATALOGUE.gb);
      assert.is(failure, 'it was read');
      assert.is(said.length, 1 + 2 + 21);
    });
    assert.not.ok(existsSync(join(dir, 'members/640.json')));
    assert.ok(existsSync(join(dir, 'nsul.csv')), 'what was fetched by hand');
    const { dataset } = await readList('gb', dir);
    assert.equal(
      dataset.members.map(({ wire }) => wire.phones),
      Array.from({ length: 21 }, (_, index) => [`020 7946 00${index + 1}`]),
    );
  }));

test('follows the pages of Represent, and says where an answer has another form', () =>
  withFiles({}, async (dir) => {
    const pages: string[] = [];
    const represent =
      (last: string): Parameters<typeof withService>[0] =>
      ({ host, search }, _request, response) => {
        if (host !== 'represent.opennorth.ca') return response.end('id,name,name_fr\n');
        pages.push(search);
        return response.end(
          pages.length === 1
            ? '{"objects":[],"meta":{"next":"/representatives/house-of-commons/?limit=500&offset=500"}}'
            : last,
        );
      };
    await withService(represent('{"objects":[],"meta":{"next":null}}'), async (request) => {
      assert.is((await fetched(dir, request, CATALOGUE.ca)).failure, 'it was read');
      assert.equal(pages, ['?limit=500', '?limit=500&offset=500']);
    });
    utimesSync(join(dir, 'represent/1.json'), 0, 0);
    await withService(represent('{"objects":[]}'), async (request) =>
      assert.match(
        (await fetched(dir, request, CATALOGUE.ca)).failure,
        /offset=500 answered in another form than before/,
      ),
    );
  }));

const filesOf = (source: SourceName, only: string[] = []) =>
  CATALOGUE[source].downloads({ today: TODAY, only }).map(({ file, url }) => [file, new URL(url).protocol]);

test('knows which files each source has, over https alone', () => {
  assert.equal(filesOf('us').at(-1), ['tab20_cd11920_zcta520_natl.txt', 'https:']);
  assert.equal(
    filesOf('us-states', ['NJ', 'NY'])
      .map(([file]) => file)
      .slice(0, 3),
    ['nj.csv', 'ny.csv', 'settings.yml'],
  );
  assert.is(filesOf('us-states').length, 50 + 2 + 3, 'fifty states, the capital and Puerto Rico');
  for (const source of Object.keys(CATALOGUE) as SourceName[])
    assert.ok(filesOf(source).every(([, protocol]) => protocol === 'https:'));
});

test('says before it starts whose the files are, under which terms, and what has to be fetched by hand', () => {
  const terms = termsOf(CATALOGUE.au, 'data/lawmakers/au');
  assert.match(
    terms,
    /^Files of the OpenAustralia Foundation, about 1 MB, go to data\/lawmakers\/au\nLicence: .*\nShow this line: ©/,
  );
  assert.match(
    terms,
    /Parliament’s tables of members and senators.*https:\/\/www\.aph\.gov\.au.*\(their licence, CC BY-NC-ND/,
  );
  assert.match(termsOf(CATALOGUE.ca, 'x'), /Canada Post sells it/);
  assert.match(termsOf(CATALOGUE.gb, 'x'), /postcodes of Northern Ireland.*commercial publishers need a licence/);
});

test.run();
