import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type TestServer, withServer } from '../support/server.ts';

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', host: 'localhost:4620' };
const home = ({ app }: TestServer, headers: Record<string, string> = BROWSER) => app.inject({ url: '/', headers });

const embed = ({ app }: TestServer, id = '') => app.inject({ url: `/embed?widget=${id}`, headers: BROWSER });

test('shows a browser what this server is, with links', () =>
  withServer(
    async (server) => {
      await server.demo.listen({ port: 0, host: '127.0.0.1' });
      const { port } = server.demo.server.address() as { port: number };
      const { statusCode, headers, body } = await home(server);
      assert.is(statusCode, 200);
      assert.match(String(headers['content-type']), /^text\/html/);
      assert.match(body, '<h1>Civic Action</h1>');
      assert.match(body, `<p class="go"><a href="http://localhost:${port}">`);
      for (const address of ['/gallery', '/readyz']) assert.match(body, `<a href="${address}">`);
    },
    { gallery: true },
  ));

for (const [title, openDashboards] of [
  ['of a trial', true],
  ['that ask for a token', false],
] as const)
  test(`leads to dashboards ${title}`, () =>
    withServer(
      async (server) => {
        const { body } = await home(server);
        assert.match(body, '<a href="/dashboard">The dashboards</a>');
        assert.is(body.includes('access token'), !openDashboards);
      },
      { openDashboards },
    ));

test('shows a snippet with an existing widget', () =>
  withServer(async (server) => {
    const { body } = await home(server);
    const id = /widgetRequestId=([\w-]+)/.exec(body)?.[1];
    assert.match(body, '&lt;script async crossorigin=&quot;anonymous&quot; src=&quot;http://localhost:4620/loader.js');
    const written = (page: string) => /<code>(&lt;div.*?)<\/code>/s.exec(page)?.[1];
    assert.is(written(body), written((await embed(server, id)).body), 'the same as on the page that writes it');
    assert.is((await server.app.inject(`/share/${id}`)).statusCode, 200);
    assert.match(body, `<a href="/share/${id}">`);
  }));

test('names no widget before content is imported', () =>
  withServer(
    async (server) => {
      const { statusCode, body } = await home(server);
      assert.is(statusCode, 200);
      assert.match(body, 'widgetRequestId=YOUR-WIDGET');
      assert.not.match(body, '<a href="/share/');
    },
    { contentDir: null },
  ));

test('does not mention the demo on the internet', () =>
  withServer(
    async (server) => {
      await server.demo.listen({ port: 0, host: '127.0.0.1' });
      const { body } = await home(server);
      assert.not.match(body, 'newspaper');
      assert.match(body, '<p class="go"><a href="/embed">');
      assert.match(body, 'https://widgets.example/loader.js');
    },
    { publicOrigin: 'https://widgets.example' },
  ));

test('answers a program in JSON, and lets no cache mix the two', () =>
  withServer(async (server) => {
    const { statusCode, headers, body } = await home(server, { accept: 'application/json' });
    assert.is(statusCode, 200);
    assert.match(String(headers.vary), /accept/i);
    assert.is(JSON.parse(body).api, '/api/');
    assert.match(String((await home(server)).headers.vary), /accept/i);
  }));

test('runs no script and allows its own style by hash', () =>
  withServer(async (server) => {
    const { body, headers } = await home(server);
    const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    assert.match(String(headers['content-security-policy']), `style-src-elem 'sha256-${hash}'`);
    assert.not.match(body, '<script');
  }));

test.run();
