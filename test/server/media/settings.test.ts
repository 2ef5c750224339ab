import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readEnvironment } from '../../../server/environment.ts';
import { readBucket } from '../../../server/media/settings.ts';

const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'a secret' };

test('keeps videos in a folder unless a bucket is named', () => {
  assert.is(readBucket({}), undefined);
  assert.is(readEnvironment({ MEDIA_DIR: '/videos' }).mediaDir, '/videos');
});

test('reads a bucket, with Amazon’s own address and region by default', () => {
  assert.equal(readBucket({ S3_BUCKET: 'videos' }), {
    bucket: 'videos',
    region: 'us-east-1',
    endpoint: undefined,
    accessKeyId: undefined,
    secretAccessKey: undefined,
  });
  assert.equal(readBucket({ S3_BUCKET: 'v', S3_ENDPOINT: 'https://s3.example', S3_REGION: 'eu-west-1', ...KEYS }), {
    bucket: 'v',
    region: 'eu-west-1',
    endpoint: 'https://s3.example',
    accessKeyId: 'id',
    secretAccessKey: 'a secret',
  });
});

const REFUSALS: [env: Record<string, string>, message: RegExp][] = [
  [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_ENDPOINT needs S3_BUCKET/],
  [KEYS, /^S3_ACCESS_KEY_ID needs S3_BUCKET/],
  [{ S3_BUCKET: 'v', MEDIA_DIR: '/videos' }, /^MEDIA_DIR and S3_BUCKET exclude each other/],
  [{ S3_BUCKET: 'v', S3_ENDPOINT: 's3.example' }, /^S3_ENDPOINT must be an address/],
  [{ S3_BUCKET: 'v', S3_SECRET_ACCESS_KEY: 'a secret' }, /need each other/],
  [{ VIDEO_MAX_MB: '2001' }, /^VIDEO_MAX_MB must be a whole number up to 2000/],
];

for (const [env, message] of REFUSALS)
  test(`refuses ${JSON.stringify(env)} and repeats no secret`, () => {
    try {
      readEnvironment(env);
      assert.unreachable();
    } catch (cause) {
      assert.match((cause as Error).message, message);
      assert.not.match((cause as Error).message, 'a secret');
    }
  });

test.run();
