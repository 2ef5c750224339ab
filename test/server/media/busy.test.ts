import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { HttpError } from '../../../server/http/errors.ts';
import { createInspections, INSPECTIONS_AT_ONCE, MOST_WAITING, TooSlow } from '../../../server/media/inspect.ts';
import { BYTES_PER_DAY } from '../../../server/media/media.ts';
import { waitUntil } from '../../support/wait.ts';
import { WEBM, withVideos } from '../support/videos.ts';

/** What nobody can do to keep others from publishing. */

const statusOf = (cause: unknown) =>
  (cause as { originalResponse?: { getStatus: () => number } }).originalResponse?.getStatus();

const beginWith = async (address: string, bytes: number) => {
  const headers = {
    ...{ 'tus-resumable': '1.0.0', 'upload-length': String(bytes) },
    'upload-metadata': `id ${Buffer.from('3070').toString('base64')}`,
  };
  return (await fetch(`${address}/api/Media/Upload`, { method: 'POST', headers })).status;
};

test('inspects an upload once, whoever asks how often, and keeps its verdict', () =>
  withVideos(async ({ upload, publish, media }) => {
    const storage = await media.storage();
    const { withFile } = storage;
    let inspections = 0;
    storage.withFile = (name, use) => {
      inspections += 1;
      return withFile(name, use);
    };
    const id = await upload(WEBM.subarray(0, 5_000));
    const answers = await Promise.all(Array.from({ length: 8 }, () => publish(id)));
    assert.equal(new Set(answers.map(({ status }) => status)), new Set([400]));
    assert.is((await publish(id)).status, 400);
    assert.is(inspections, 1);
  }));

test('asks readers to come back where too many videos wait, and inspects theirs then', async () => {
  const found = createInspections();
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const inspect = async () => {
    await gate;
    return null;
  };
  const waiting = Array.from({ length: INSPECTIONS_AT_ONCE + MOST_WAITING }, (_, n) => found(`${n}`, inspect));
  // The first begin in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  try {
    await found('last', inspect);
    assert.unreachable();
  } catch (cause) {
    assert.ok(cause instanceof HttpError);
    assert.equal([cause.status, cause.headers['retry-after']], [503, '10']);
    assert.equal(cause.body, { error: 'Too many videos at once' });
  }
  assert.is(found('0', inspect), waiting[0], 'one that waits already waits on');
  open();
  await Promise.all(waiting);
  assert.is(await found('last', inspect), null);
});

test('inspects again what could not be read from the storage', async () => {
  const found = createInspections();
  const down = async () => {
    throw new Error('down');
  };
  assert.is(await found('one', down).catch(({ message }) => message), 'down');
  assert.is(await found('one', async () => null), null);
});

test('tries a file again that was not read in time, and takes it for damaged after three tries', async () => {
  const found = createInspections();
  let tries = 0;
  const slow = async () => {
    tries += 1;
    throw new TooSlow();
  };
  const ask = () => found('one', slow).catch((cause) => [cause.status, cause.body.error]);
  const late = [503, 'The video could not be read in time'];
  assert.equal([await ask(), await ask(), await ask()], [late, late, null]);
  assert.equal([await ask(), tries], [null, 3]);
  const seen = { contentType: 'video/webm', seconds: 1, hasPicture: 0 };
  await found('two', slow).catch(() => null);
  assert.is(await found('two', async () => seen), seen, 'one that the machine had no time for is taken then');
});

test('takes so many bytes of a network in a day, with those on their way', () =>
  withVideos(
    async ({ address, upload, media }) => {
      const own = new URL(address).hostname.replace(/[[\]]/g, '');
      const arrived = media.room.take(own, BYTES_PER_DAY - 5_000);
      assert.ok(arrived);
      assert.is(await upload(WEBM).catch(statusOf), 507);
      assert.is(await beginWith(address, 150_000_000), 507);
      assert.is(media.room.onTheirWay(), BYTES_PER_DAY - 5_000, 'nothing else is on its way');
      assert.ok(media.room.take('192.0.2.7', 150_000_000)?.(0) === undefined, 'other networks have their own');
      arrived(1_000);
      assert.match(String(await upload(WEBM)), /^[0-9a-f]{32}$/);
      // The answer goes out before it is counted.
      await waitUntil(async () => media.room.onTheirWay() === 0);
      assert.not(media.room.has(own, BYTES_PER_DAY - 1_000 - WEBM.length + 1));
      assert.ok(media.room.has(own, BYTES_PER_DAY - 1_000 - WEBM.length), 'what has arrived counts once');
    },
    { rateLimit: 600 },
  ));

test.run();
