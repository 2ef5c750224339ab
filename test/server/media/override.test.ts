import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { WEBM, withVideos } from '../support/videos.ts';

const PART = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

test('takes parts and an end by POST where a proxy lets no other method through', () =>
  withVideos(async ({ address, publish }) => {
    const endpoint = `${address}/api/Media/Upload`;
    const create = async () => {
      const created = await fetch(endpoint, {
        method: 'POST',
        headers: {
          ...{ 'tus-resumable': '1.0.0', 'upload-length': String(WEBM.length) },
          'upload-metadata': `id ${Buffer.from('3070').toString('base64')}`,
        },
      });
      return new URL(created.headers.get('location') ?? '', endpoint).href;
    };
    const by = (method: string, body?: BodyInit) => ({
      method: 'POST',
      headers: { ...PART, 'upload-offset': '0', 'x-http-method-override': method },
      ...(body && { body }),
    });
    const url = await create();
    assert.is((await fetch(url, by('PATCH', WEBM))).status, 204);
    assert.is((await publish(url.split('/').at(-1) ?? '')).status, 200);
    const other = await create();
    assert.is((await fetch(other, by('DELETE'))).status, 204);
    assert.is((await fetch(other, by('PUT'))).status, 405);
    assert.is((await fetch(other, { method: 'POST', headers: PART, body: WEBM })).status, 405);
  }));

test.run();
