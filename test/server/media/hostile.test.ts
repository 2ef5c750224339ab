import { randomUUID } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { IDENTIFIER, WEBM, withVideos } from '../support/videos.ts';

/** What no widget sends, and requests that cross each other. */

const TUS = { 'tus-resumable': '1.0.0' };
const metadataOf = (id: string) => `id ${Buffer.from(id).toString('base64')}`;

test('takes no bytes with the creation of an upload, where nobody would count them', () =>
  withVideos(async ({ address, db }) => {
    const answer = await fetch(`${address}/api/Media/Upload`, {
      method: 'POST',
      headers: {
        ...{ ...TUS, 'content-type': 'application/offset+octet-stream' },
        ...{ 'upload-length': String(WEBM.length), 'upload-metadata': metadataOf('3070') },
      },
      body: WEBM,
    });
    assert.is(answer.status, 415);
    assert.equal(await db.selectFrom('videos').select('uploadId').execute(), []);
  }));

test('keeps an upload under the action’s own name, without the NUL that was sent', () =>
  withVideos(async ({ upload, publish, db }) => {
    const id = await upload(WEBM, { id: '30\0' + '70' });
    assert.equal(await db.selectFrom('videos').select('identifier').execute(), [{ identifier: IDENTIFIER }]);
    assert.is((await publish(id)).status, 200);
  }));

test('replaces nothing where a video names its own key as the earlier one', () =>
  withVideos(async ({ upload, publish, address }) => {
    const key = randomUUID();
    const { status, body } = await publish(await upload(WEBM), { earlierKey: key }, { 'idempotency-key': key });
    assert.equal([status, body.endUsersCount], [200, 1]);
    assert.is((await fetch(address + new URL(body.videoURL).pathname)).status, 200);
  }));

test('says that a video is gone where its reader gives it up while it is inspected', () =>
  withVideos(async ({ upload, publish, address, media }) => {
    const id = await upload(WEBM);
    const { found } = media;
    const givenUp: typeof found = async (...asked) => {
      const facts = await found(...asked);
      assert.is((await fetch(`${address}/api/Media/Upload/${id}`, { method: 'DELETE' })).status, 204);
      return facts;
    };
    Object.assign(media, { found: givenUp });
    const { status, body } = await publish(id);
    assert.equal([status, (body as unknown as { error: string }).error], [400, 'VideoUnknown']);
  }));

test.run();
