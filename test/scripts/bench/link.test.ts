import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLink } from '../../../scripts/bench/link/link.ts';
import { freePort } from '../../e2e/support/server.ts';

test('everything arrives whole and in order, in both directions, and the end after it', async () => {
  const echo = createServer({ allowHalfOpen: true }, (socket) => void socket.pipe(socket));
  await new Promise<void>((listening) => echo.listen(0, '127.0.0.1', listening));
  const link = createLink({ downBitsPerSecond: 1e9, upBitsPerSecond: 1e9, roundTripMs: 2 });
  const port = await freePort();
  const stop = await link.reach(port, (echo.address() as AddressInfo).port);
  const sent = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  socket.end(sent);
  await new Promise((ended) => socket.on('end', ended));
  assert.is(Buffer.concat(received).length, sent.length);
  assert.ok(Buffer.concat(received).equals(sent));
  stop();
  echo.close();
});

test.run();
