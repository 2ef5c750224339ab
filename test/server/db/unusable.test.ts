import { createServer } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../../server/db/open.ts';
import { SettingError } from '../../../server/settings.ts';

/** A port on which nobody listens. */
async function deadPort() {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

test('says in one line that a database cannot be used, without its password', async () => {
  const databaseUrl = `postgres://reader:secret@127.0.0.1:${await deadPort()}/civic`;
  await openDatabase({ dataDir: ':memory:', databaseUrl }).then(
    () => assert.unreachable(),
    (cause: Error) => {
      assert.instance(cause, SettingError);
      assert.match(cause.message, /^DATABASE_URL cannot be used: .*ECONNREFUSED/);
      assert.is(cause.message.includes('secret'), false);
    },
  );
});

test.run();
