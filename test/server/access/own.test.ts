import type { FastifyRequest } from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isAtThisMachine, isOwn, ownPath } from '../../../server/access/access.ts';

const HOME = '/dashboard';

for (const [text, path] of [
  ['/dashboard', '/dashboard'],
  ['/dashboard/', '/dashboard/'],
  ['/dashboard/loading?publisher=1&by=country', '/dashboard/loading?publisher=1&by=country'],
  ['/dashboard?next=//evil.example', '/dashboard?next=//evil.example'],
  ['/dashboard/loginfo', '/dashboard/loginfo'],
  // Elsewhere, however it is spelt.
  ['https://evil.example/dashboard', HOME],
  ['//evil.example/dashboard', HOME],
  ['/\\evil.example/dashboard', HOME],
  ['/\t/evil.example/dashboard', HOME],
  ['//own.invalid@evil.example/dashboard', HOME],
  ['/dashboard/..//evil.example', HOME],
  ['/dashboard/../share/wr-poll', HOME],
  ['/dashboard/%2e%2e/share/wr-poll', HOME],
  ['javascript:alert(1)', HOME],
  ['dashboard', HOME],
  ['/dashboards', HOME],
  ['/', HOME],
  ['', HOME],
  ['//', HOME],
  [undefined, HOME],
  // Not pages to go on to.
  ['/dashboard/login?next=/dashboard', HOME],
  ['/dashboard/logout', HOME],
  ['/dashboard/api/scopes', HOME],
] as const)
  test(`goes on to ${path} where ${text} was asked for`, () => assert.is(ownPath(text), path));

const asked = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;
const HOST = { host: 'widgets.example' };

for (const [headers, own] of [
  [{}, true],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://widgets.example' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: 'http://widgets.example' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://widgets.example:8443' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
] as [Record<string, string>, boolean][])
  test(`${own ? 'knows' : 'doubts'} its own pages by ${JSON.stringify(headers)}`, () => {
    assert.is(isOwn(asked({ ...HOST, ...headers }), undefined), own);
    assert.is(isOwn(asked({ host: 'inside:4620', ...headers }), 'https://widgets.example'), own);
  });

for (const [headers, isHere] of [
  [{ host: 'localhost:4620' }, true],
  [{ host: '127.0.0.1:4620' }, true],
  [{ host: '[::1]:4620' }, true],
  [{ host: 'widget.localhost' }, true],
  [{ host: 'evil.example:4620' }, false],
  [{ host: 'localhost.evil.example' }, false],
  [{ host: 'evil.example#localhost' }, false],
  [{ host: '127.0.0.1.evil.example' }, false],
  [{ host: '192.0.2.7' }, false],
  [{ host: '' }, false],
  [{}, false],
  [{ host: 'localhost:4620', 'x-forwarded-for': '192.0.2.7' }, false],
  [{ host: 'localhost:4620', via: '1.1 proxy' }, false],
] as [Record<string, string>, boolean][])
  test(`takes ${JSON.stringify(headers)} for ${isHere ? 'this machine' : 'elsewhere'}`, () =>
    assert.is(isAtThisMachine(asked(headers)), isHere));

test.run();
