import { readFileSync } from 'node:fs';
import { Upload } from 'tus-js-client';
import type { ServerOptions } from '../../../server/options.ts';
import { RECORD_VIDEO } from './bodies.ts';
import { type TestServer, withServer } from './server.ts';

/** About a second, as Chromium records it: WebM without a duration, and MP4 in fragments. */
export const WEBM = readFileSync('test/fixtures/videos/second.webm');
export const MP4 = readFileSync('test/fixtures/videos/second.mp4');

export const ACTION = 3070;
/** Of an upload, which does not say yet whose action it is for. */
export const IDENTIFIER = `${ACTION}|recordvideo`;
/** What published videos of the demo's action are stored under. */
export const ACTION_KEY = `${IDENTIFIER}@1`;

type Answer = {
  endUsersCount: number;
  videoURL: string;
  fullVideoURL: string;
  fullThumbnailURL?: string;
  recordVideoAnswerId: string;
};

export type VideoServer = TestServer & {
  address: string;
  /** Uploads a file in parts and answers with the upload's id. @throws what the upload failed of */
  upload: (bytes: Buffer, metadata?: Record<string, string>) => Promise<string>;
  /** Publishes an upload. */
  publish: (
    videoId: string,
    changes?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Answer }>;
};

const PART_BYTES = 4_000;

export const idOf = (url: string | null) => String(url).split('/').at(-1) ?? '';

/** Uploads a file in parts. @returns the upload's id. @throws what it failed of */
export function uploadTo(address: string, bytes: Buffer, metadata: Record<string, string> = {}) {
  return new Promise<string>((resolve, reject) => {
    const sending: Upload = new Upload(bytes, {
      endpoint: `${address}/api/Media/Upload`,
      chunkSize: PART_BYTES,
      // The local S3 server may not find for a moment what it has just been given.
      retryDelays: [200, 1_000],
      onShouldRetry: (error) => 'originalResponse' in error && error.originalResponse?.getStatus() === 404,
      metadata: { id: String(ACTION), filename: 'me.webm', ...metadata },
      onSuccess: () => resolve(idOf(sending.url)),
      onError: reject,
    });
    sending.start();
  });
}

/** A server that listens, since uploads can't be injected. No pictures are made unless `options` name a program. */
export const withVideos = (use: (server: VideoServer) => Promise<void>, options: ServerOptions = {}) =>
  withServer(
    async (server) => {
      const address = await server.app.listen({ port: 0 });
      await use({
        ...server,
        address,
        upload: (bytes, metadata) => uploadTo(address, bytes, metadata),
        async publish(videoId, changes = {}, headers) {
          const body = { id: ACTION, actionId: ACTION, widgetId: 1070, videoName: 'me.webm', videoId, ...changes };
          const { status, body: answer } = await server.post(RECORD_VIDEO, body, headers);
          return { status, body: answer as Answer };
        },
      });
    },
    { ffmpeg: 'no-such-program', ...options },
  );
