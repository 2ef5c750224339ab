import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../../../server/media/storage.ts';

type Part = { number: number; etag: string; bytes: number };
type Pending = { key: string; parts: Map<number, Part> };

const BUCKET = 'videos';

const partXml = ({ number, etag, bytes }: Part) =>
  `<Part><PartNumber>${number}</PartNumber><ETag>${etag.replaceAll('"', '&quot;')}</ETag><Size>${bytes}</Size></Part>`;

const listParts = ({ parts }: Pending) =>
  `<ListPartsResult>${[...parts.values()].map(partXml).join('')}</ListPartsResult>`;

const listUploads = (pending: Map<string, Pending>, prefix: string) => {
  const found = [...pending].filter(([, { key }]) => key.startsWith(prefix));
  const xml = found.map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
  return `<ListMultipartUploadsResult>${xml.join('')}</ListMultipartUploadsResult>`;
};

const NO_SUCH_UPLOAD: [number, string] = [404, '<Error><Code>NoSuchUpload</Code></Error>'];

/** What s3rver does without: lists of unfinished uploads and of their parts, and giving an upload up. */
function createPending() {
  const pending = new Map<string, Pending>();
  const finished = new Set<string>();
  const pendingAt = (uploadId: string, { pathname }: URL) => {
    const upload = pending.get(uploadId) ?? { key: pathname.split('/').slice(2).join('/'), parts: new Map() };
    pending.set(uploadId, upload);
    return upload;
  };
  return {
    pending,
    /** Learns from what passes. */
    watch({ method, headers }: IncomingMessage, response: ServerResponse, url: URL) {
      const uploadId = url.searchParams.get('uploadId');
      if (!uploadId) return;
      const { parts } = pendingAt(uploadId, url);
      const number = Number(url.searchParams.get('partNumber'));
      const bytes = Number(headers['x-amz-decoded-content-length'] ?? headers['content-length']);
      response.once('finish', () => {
        if (method === 'PUT') parts.set(number, { number, etag: String(response.getHeader('etag')), bytes });
        else if (method === 'POST') {
          pending.delete(uploadId);
          finished.add(uploadId);
        }
      });
    },
    /** @returns status and XML, or null for what s3rver answers itself */
    answer({ method }: IncomingMessage, url: URL): [status: number, xml: string] | null {
      const { searchParams } = url;
      const uploadId = searchParams.get('uploadId');
      if (method === 'GET' && searchParams.has('uploads'))
        return [200, listUploads(pending, searchParams.get('prefix') ?? '')];
      if (!uploadId) return null;
      if (method === 'GET') return finished.has(uploadId) ? NO_SUCH_UPLOAD : [200, listParts(pendingAt(uploadId, url))];
      if (method !== 'DELETE') return null;
      pending.delete(uploadId);
      return [204, ''];
    },
  };
}

function createService(directory: string) {
  const options = { silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] };
  const service = new S3rver(options);
  const { watch, answer, pending } = createPending();
  const handle = service.callback();
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://s3.test');
    const own = answer(request, url);
    if (own) return void response.writeHead(own[0], { 'content-type': 'application/xml' }).end(own[1]);
    watch(request, response, url);
    handle(request, response);
  });
  return { service, http, pending };
}

/** Runs `use` with a bucket of a local S3 service. @param use also gets the uploads that wait for their end */
export async function withBucket(use: (bucket: Bucket, pending: ReadonlyMap<string, Pending>) => Promise<void>) {
  const directory = mkdtempSync(join(tmpdir(), 'civic-action-s3-'));
  const { service, http, pending } = createService(directory);
  await service.configureBuckets();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  try {
    await use(
      { bucket: BUCKET, region: 'us-east-1', endpoint, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      pending,
    );
  } finally {
    http.closeAllConnections();
    http.close();
    rmSync(directory, { recursive: true });
  }
}
