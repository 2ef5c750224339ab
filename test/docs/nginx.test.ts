import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findNginx } from '../../scripts/programs/debian.ts';
import { createServer, type Server } from '../../server/app.ts';
import { securityHeaders } from '../../server/http/security.ts';
import { POLL, vote } from '../server/support/bodies.ts';
import { createBuild } from '../server/support/build.ts';
import { skipUnless } from '../support/skip.ts';

const ORIGIN = 'https://widgets.example';
const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/operators.md'), 'utf8');
const [, PRINTED = ''] = /^```nginx\n([\s\S]*?)^```/m.exec(GUIDE) ?? [];

const nginx = findNginx();
const openssl = spawnSync('openssl', ['version']).status === 0;
const onNginx = skipUnless(nginx && openssl, nginx ? 'openssl is not here' : 'nginx is not here, nor to be had');

type Place = { dir: string; dist: string; http: number; https: number };
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

async function freePort(): Promise<number> {
  const holder = createSocket();
  await once(holder.listen(0, '127.0.0.1'), 'listening');
  const { port } = holder.address() as AddressInfo;
  await once(holder.close(), 'close');
  return port;
}

function createCertificate(dir: string) {
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')];
  const { status, stderr } = spawnSync('openssl', [...args, ...files, '-subj', '/CN=widgets.example', '-days', '2']);
  if (status !== 0) throw new Error(String(stderr));
}

/** The guide's configuration with this machine's ports and paths, otherwise unchanged. */
function forThisMachine({ dir, dist, http, https }: Place, server: number): string {
  const config = PRINTED.replaceAll(/^ +listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${https} ssl`)
    .replaceAll('/etc/letsencrypt/live/widgets.example', dir)
    .replaceAll('/var/log/nginx', dir)
    .replace('/srv/civic-action/dist', dist)
    .replace('127.0.0.1:4620', `127.0.0.1:${server}`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(dir, name)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user}
daemon off;
pid ${join(dir, 'nginx.pid')};
error_log ${join(dir, 'error.log')};
events {}
http {
include ${nginx?.mimeTypes};
${folders.join('\n')}
${config}
}
`;
}

let server: Server;
let place: Place;
let child: ChildProcess;
let removeBuild: () => void;

const get = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> =>
  new Promise((done, fail) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: place.https,
        path,
        method: body === undefined ? 'GET' : 'POST',
        servername: 'widgets.example',
        rejectUnauthorized: false,
        headers: { host: 'widgets.example', ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    );
    outgoing.on('error', fail);
    outgoing.end(body);
  });

async function untilItListens() {
  for (;;) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(place.dir, 'error.log'), 'utf8'));
    const isUp = await get('/up.txt').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(20);
  }
}

if (nginx && openssl) {
  test.before(async () => {
    const build = createBuild();
    removeBuild = build.remove;
    writeFileSync(join(build.dir, 'widget/mark-QRST2345.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    server = await createServer({
      dataDir: ':memory:',
      distDir: build.dir,
      publicOrigin: ORIGIN,
      trustProxy: 1,
      logLevel: 'silent',
      rateLimit: 50,
    });
    const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const dir = mkdtempSync(join(tmpdir(), 'civic-action-nginx-'));
    place = { dir, dist: build.dir, http: await freePort(), https: await freePort() };
    createCertificate(dir);
    mkdirSync(join(dir, 'logs'), { recursive: true });
    writeFileSync(join(dir, 'nginx.conf'), forThisMachine(place, Number(port)));
    child = spawn(nginx.program, ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' });
    await untilItListens();
  });

  test.after(async () => {
    // One that could not start has ended already, and says so no more.
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await server.close();
    rmSync(place.dir, { recursive: true });
    removeBuild();
  });
}

/** The headers that matter to clients, no matter which server sends them. */
const HEADERS = ['cache-control', ...Object.keys(securityHeaders(ORIGIN))];

const PAGES = [
  '/widget/?widgetRequestId=wr-poll',
  '/widget/index.html',
  '/widget/tag.html',
  '/',
  '/embed?widget=wr-poll',
  '/share/wr-poll',
];
const FILES = [
  '/loader.js',
  '/v1.2.3/loader.js',
  '/up.txt',
  '/widget/index-ABCD2345.js',
  '/widget/style-WXYZ6789.css',
  '/widget/mark-QRST2345.svg',
];

for (const path of [...FILES, ...PAGES, '/register-to-vote', '/healthz', '/readyz', '/gallery/', '/nothing-here.js'])
  onNginx(`the printed nginx answers ${path} as the server does`, async () => {
    const headers = { accept: 'text/html', host: 'widgets.example' };
    const [through, direct] = await Promise.all([get(path, headers), server.app.inject({ url: path, headers })]);
    assert.is(through.status, direct.statusCode);
    for (const name of HEADERS) assert.is(through.headers[name], direct.headers[name], name);
    assert.is(through.body, direct.rawPayload.toString('latin1'));
    const typeOf = (type: unknown) => String(type).replace('application/javascript', 'text/javascript').toLowerCase();
    const others = Object.keys(through.headers).filter((name) => name.startsWith('x-') && !(name in direct.headers));
    assert.equal(others, []);
    if (direct.headers['content-type'])
      assert.is(typeOf(through.headers['content-type']), typeOf(direct.headers['content-type']));
  });

for (const path of PAGES)
  onNginx(`the printed nginx leaves ${path} its policy`, async () => {
    const { headers } = await get(path, { accept: 'text/html' });
    const direct = await server.app.inject({ url: path, headers: { accept: 'text/html' } });
    assert.ok(headers['content-security-policy']);
    assert.is(headers['content-security-policy'], direct.headers['content-security-policy']);
  });

onNginx('the printed nginx gives out what the build has compressed', async () => {
  const { headers } = await get('/loader.js', { 'accept-encoding': 'gzip' });
  assert.is(headers['content-encoding'], 'gzip');
});

onNginx('the printed nginx passes on votes, and who sent them', async () => {
  const post = (from: string) =>
    get(
      `/api/${POLL}`,
      { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID(), 'x-forwarded-for': from },
      JSON.stringify(vote()),
    );
  assert.is((await post('192.0.2.1')).status, 200);
  // A client that could choose its address could get around the limit per address.
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => post(`192.0.2.${index}`)));
  assert.ok(answers.some(({ status }) => status === 429));
});

onNginx('the printed nginx sends readers without TLS to where there is TLS', async () => {
  const answer = await fetch(`http://127.0.0.1:${place.http}/share/wr-poll?utm_source=x`, {
    redirect: 'manual',
    headers: { host: 'widgets.example' },
  });
  assert.is(answer.status, 301);
  assert.match(String(answer.headers.get('location')), /^https:\/\/[^/]+\/share\/wr-poll\?utm_source=x$/);
});

onNginx('the printed nginx logs neither address nor query', async () => {
  await get('/share/wr-poll?email=ada%40example.org');
  const logs = readdirSync(place.dir).filter((name) => name.endsWith('.log'));
  const text = logs.map((name) => readFileSync(join(place.dir, name), 'utf8')).join('');
  assert.match(text, / GET \/share\/wr-poll 200 /);
  assert.not.match(text, /127\.0\.0\.1|ada/);
});

test.run();
