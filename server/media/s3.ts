import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3 } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { type Bucket, pictureOf, type Storage } from './storage.ts';

const clientOptions = ({ region, endpoint, accessKeyId, secretAccessKey }: Bucket) => ({
  region,
  // Services other than Amazon's seldom have a host name for each bucket.
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  // Newer checksums, which many of those services refuse.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
});

const unlessMissing = (cause: unknown) => {
  if (/^(NotFound|NoSuchKey|NoSuchUpload)$/.test((cause as Error).name)) return null;
  throw cause;
};

async function withTemporary<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'civic-action-video-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps files in a bucket, which may stay private: readers get them through this server. */
export function s3Storage(options: Bucket): Storage {
  const { bucket: Bucket } = options;
  const client = new S3(clientOptions(options));
  const uploads = new S3Store({ s3ClientConfig: { ...clientOptions(options), bucket: Bucket }, useTags: false });
  const read = async (Key: string, Range?: string) =>
    (await client.getObject({ Bucket, Key, ...(Range && { Range }) })).Body as Readable;

  /** Parts of an upload that was never finished cost money until it is aborted. */
  async function abort(Prefix: string) {
    const { Uploads = [] } = await client.listMultipartUploads({ Bucket, Prefix });
    for (const { Key, UploadId } of Uploads)
      await client.abortMultipartUpload({ Bucket, Key, UploadId }).catch(unlessMissing);
  }

  return {
    uploads,
    withFile: (name, use) =>
      withTemporary(async (folder) => {
        const path = join(folder, 'video');
        await pipeline(await read(name), createWriteStream(path));
        return use(path);
      }),
    async put(Key, path, ContentType) {
      const { size: ContentLength } = await stat(path);
      await client.putObject({ Bucket, Key, ContentType, ContentLength, Body: createReadStream(path) });
    },
    async sizeOf(Key) {
      const head = await client.headObject({ Bucket, Key }).catch(unlessMissing);
      return head?.ContentLength ?? null;
    },
    read: (name, { start, end }) => read(name, `bytes=${start}-${end}`),
    async remove(name) {
      await abort(name);
      // The store keeps its notes on an upload, and what is not a whole part yet, beside it.
      for (const Key of [name, `${name}.info`, `${name}.part`, pictureOf(name)])
        await client.deleteObject({ Bucket, Key }).catch(unlessMissing);
    },
    freeBytes: async () => null,
    close: async () => client.destroy(),
  };
}
