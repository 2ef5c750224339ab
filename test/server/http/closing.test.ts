import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hangUpWhenClosing } from '../../../server/http/connections.ts';

const GRACE_MS = 300;

/** A server with one route that answers on demand, and the raw sockets of its clients. */
async function withServer(
  use: (server: { app: ReturnType<typeof Fastify>; send: Send; answer: () => void }) => Promise<void>,
) {
  const app = Fastify();
  hangUpWhenClosing(app, GRACE_MS);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  app.post('/slow', async () => {
    await asked;
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const send = async (text: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    socket.write(text);
    const end = once(socket, 'close').then(() => heard);
    return { heard: () => heard, end };
  };
  await use({ app, send, answer });
}
type Send = (text: string) => Promise<{ heard: () => string; end: Promise<string> }>;

const HEAD = 'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
const WHOLE = `${HEAD}content-length: 2\r\n\r\n{}`;

const HALVES: [name: string, text: string][] = [
  ['a header', HEAD],
  ['a body', `${HEAD}content-length: 20\r\n\r\n{"a":`],
];
for (const [name, text] of HALVES)
  test(`closes even if a client never finishes ${name}`, () =>
    withServer(async ({ app, send }) => {
      const half = await send(text);
      await app.close();
      assert.is((await half.end).includes('200'), false);
    }));

test('answers requests that have arrived completely, however long that takes', () =>
  withServer(async ({ app, send, answer }) => {
    const whole = await send(WHOLE);
    await new Promise((done) => setTimeout(done, 100));
    const closed = app.close();
    await new Promise((done) => setTimeout(done, 3 * GRACE_MS));
    assert.is(whole.heard(), '');
    answer();
    await closed;
    assert.match(await whole.end, /200 OK[\s\S]*\{"done":true\}/);
  }));

test.run();
