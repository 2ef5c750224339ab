import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loggerOptions, requestLog, terminalLines } from '../../server/logger.ts';

/** A server with a route that works and one that fails, which logs to a string. */
async function logOf(isTerminal: boolean, level: string, urls: string[], count?: (level: string) => void) {
  let text = '';
  const memory = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const stream = isTerminal ? terminalLines(memory, false) : memory;
  const options = loggerOptions(level, count);
  const app = Fastify({
    logger: typeof options === 'object' ? { ...options, stream } : options,
    logController: requestLog(),
  });
  app.get('/share/:id', async () => 'here');
  app.get('/fails', async (request) => {
    request.log.error('it failed');
    return 'here';
  });
  app.get('/quiet', { logLevel: 'warn' }, async () => 'here');
  app.log.warn({ waiting: 2 }, 'letters wait');
  for (const url of urls) await app.inject(url);
  await app.close();
  return text.trimEnd().split('\n');
}

test('writes JSON for programs, one line per request, without the query', async () => {
  const lines = await logOf(false, 'info', ['/share/wr-poll?email=ada%40example.org']);
  const [, request, ...more] = lines.map((line) => JSON.parse(line));
  assert.equal(more, []);
  assert.equal([request.req, request.res], [{ method: 'GET', path: '/share/wr-poll' }, { statusCode: 200 }]);
  assert.type(request.responseTime, 'number');
  assert.not.match(lines.join(), /ada|remoteAddress/);
});

test('counts the lines of its level from a warning on, those of requests too', async () => {
  const counted: string[] = [];
  await logOf(false, 'info', ['/share/wr-poll', '/fails'], (level) => counted.push(level));
  assert.equal(counted, ['warn', 'error']);
  await logOf(false, 'error', [], (level) => counted.push(level));
  assert.equal(counted, ['warn', 'error']);
});

test('writes readable lines on a terminal', async () => {
  const [waiting = '', request = ''] = await logOf(true, 'info', ['/share/wr-poll?email=ada%40example.org']);
  assert.match(waiting, /^\[\d\d:\d\d:\d\d\] WARN: letters wait \{"waiting":2\}$/);
  assert.match(request, /^\[\d\d:\d\d:\d\d\] INFO: GET \/share\/wr-poll 200 [\d.]+ ms$/);
});

test('logs no query of an unknown address', async () => {
  const lines = await logOf(false, 'trace', ['/nowhere?email=ada%40example.org']);
  assert.match(lines.join(), '"path":"/nowhere"');
  assert.not.match(lines.join(), 'ada');
});

test('logs no request to a quiet route', async () => {
  assert.is((await logOf(false, 'info', ['/quiet'])).length, 1);
});

test.run();
