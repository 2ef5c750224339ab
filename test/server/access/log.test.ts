import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { waitUntil } from '../../support/wait.ts';
import { createPlace, start } from '../support/process.ts';

test('logs no token, right or wrong, and no cookie', async () => {
  const { env, remove } = await createPlace();
  const server = await start({ ...env, LOG_LEVEL: 'trace', PUBLIC_ORIGIN: 'https://widgets.example' });
  const wrong = 'ca_wrong0123';
  const ask = (path: string, init: RequestInit = {}) => fetch(server.widget + path, { redirect: 'manual', ...init });
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  assert.is((await ask('/dashboard', { headers: { authorization: `Bearer ${wrong}` } })).status, 303);
  assert.is((await ask('/dashboard', { headers: { cookie: `__Host-dashboard=${wrong}` } })).status, 303);
  assert.is((await ask('/dashboard/login', form({ token: wrong }))).status, 401);
  assert.is((await ask(`/dashboard/login?token=${wrong}&next=/dashboard`)).status, 200);
  assert.is((await ask('/dashboard/login', { method: 'POST', body: wrong })).status, 415);
  await waitUntil(() => server.output().split('request answered').length > 5);
  assert.not.match(server.output(), wrong);
  await server.end('SIGTERM');
  await remove();
});

test.run();
