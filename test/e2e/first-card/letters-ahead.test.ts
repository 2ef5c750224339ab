import Fastify from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keepLettersReady } from '../../../server/card/letters.ts';
import type { ShownWalls } from '../../../server/widgets/wall.ts';
import { waitUntil } from '../../support/wait.ts';
import { DIST } from '../support/dist.ts';
import { startServer } from '../support/server.ts';

/** The letters of first cards are made before anybody asks for a card. */

/** The demonstration's widgets whose paper has no font of its own. */
const WITHOUT_FONT = ['wr-es', 'wr-fr', 'wr-it'];

test('asks for the letters of every card once the server listens, and of none again', async () => {
  const running = await startServer();
  const { db } = running.server;
  const asked: string[] = [];
  const app = Fastify();
  keepLettersReady(app, {
    db,
    distDir: DIST,
    facts: { hasLookUp: true, isPlayMoney: false },
    shownCounts: async () => new Map(),
    shownWalls: { of: async () => new Map() } as unknown as ShownWalls,
    fonts: {
      async faceOf(_font, text) {
        asked.push(text);
        return null;
      },
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const widgets = await db.selectFrom('widgets').select('requestId').execute();
  await waitUntil(() => asked.length === widgets.length - WITHOUT_FONT.length);
  for (const title of ['What should become of Pier 9?', 'Bring back the 11:40 ferry'])
    assert.ok(asked.includes(title), title);
  await app.close();
  assert.is(asked.length, widgets.length - WITHOUT_FONT.length);
  await running.close();
});

test.run();
