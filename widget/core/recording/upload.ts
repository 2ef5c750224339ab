import type { DetailedError } from 'tus-js-client';
import type { Waiting } from '../model/enums.ts';

/** Fits the limits of web servers (docs/operators.md), and is little to send again. */
const PART_BYTES = 1_000_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export type UploadWork = {
  /** Absolute. */
  endpoint: string;
  blob: Blob;
  metadata: Record<string, string>;
  /** An upload that began before. */
  uploadUrl: string | null;
  /** The upload's address is known: it can be continued. */
  onBegun: (url: string) => void;
  /** @param share 0 to 1 */
  onProgress: (share: number) => void;
  /** Nothing can be sent for now; `null` once it can. */
  onWaiting: (why: Waiting | null) => void;
};

export type Uploading = {
  /** Resolves with the upload's id. @throws UploadRefused */
  done: Promise<string>;
  /** Tries at once instead of after the pause. */
  hurry: () => void;
  abort: () => void;
};

/** The server does not want the video: trying again would not help. */
export class UploadRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Upload refused: ${status}`);
    this.status = status;
  }
}

const statusOf = (error: unknown) => (error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0;

/** Everything else, a lost network included, is tried again. */
const isFinal = (status: number) =>
  status === 507 || (status >= 400 && status < 500 && ![408, 409, 423, 429].includes(status));

const whyOf = (status: number): Waiting => (status === 429 ? 'tooMany' : 'noConnection');

const idIn = (url: string | null) => (url ?? '').split('/').at(-1) ?? '';

/** Waits, or until the browser says that the network is back, or the reader is impatient. */
function createPauses() {
  let end = () => {};
  return {
    wait: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), ms);
        end = () => {
          clearTimeout(timer);
          removeEventListener('online', end);
          resolve();
        };
        addEventListener('online', end, { once: true });
      }),
    end: () => end(),
  };
}

/** Tells the server that nobody wants an upload any more (tus 1.0, termination). Otherwise it waits for the rest for days. */
export function giveUp(uploadUrl: string) {
  fetch(uploadUrl, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' }, keepalive: true }).catch(() => {
    /* the server deletes it by itself in time */
  });
}

/** Uploads by the tus protocol, in parts, and continues where it stopped until everything has arrived. */
export function startUpload(work: UploadWork): Uploading {
  const pauses = createPauses();
  let isOver = false;
  let stop = () => {};

  async function attempt(uploadUrl: string | null): Promise<string> {
    const { Upload } = await import('tus-js-client');
    if (isOver) throw new UploadRefused(0);
    return new Promise((resolve, reject) => {
      const upload = new Upload(work.blob, {
        endpoint: work.endpoint,
        uploadUrl,
        chunkSize: PART_BYTES,
        // Pauses are ours, since the library gives up while the browser is offline.
        retryDelays: null,
        storeFingerprintForResuming: false,
        metadata: work.metadata,
        onUploadUrlAvailable: () => work.onBegun(upload.url ?? ''),
        onProgress: (sent, all) => {
          if (isOver) return;
          work.onWaiting(null);
          work.onProgress(all > 0 ? sent / all : 0);
        },
        onSuccess: () => resolve(idIn(upload.url)),
        onError: reject,
      });
      stop = () => {
        void upload.abort();
        // The library calls nothing any more.
        reject(new UploadRefused(0));
      };
      upload.start();
    });
  }

  async function run(): Promise<string> {
    let url = work.uploadUrl;
    const begun = work.onBegun;
    work.onBegun = (known) => {
      if (isOver) return;
      url = known;
      begun(known);
    };
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await attempt(url);
      } catch (error) {
        const status = statusOf(error);
        if (isOver || isFinal(status)) throw new UploadRefused(status);
        work.onWaiting(whyOf(status));
        await pauses.wait(pause);
        if (isOver) throw new UploadRefused(0);
      }
    }
  }

  return {
    done: run(),
    hurry: pauses.end,
    abort() {
      isOver = true;
      stop();
      pauses.end();
    },
  };
}
