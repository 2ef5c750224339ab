import { keeperOf } from '#platform/recordvideo/front.ts';
import type { App } from '../../../core/app/app.ts';
import { isFaked } from '../../../core/config/mode.ts';
import type { Action } from '../../../core/model/action.ts';
import type { Keeper } from '../../../core/recording/kept.ts';
import { giveUp, startUpload, type Uploading, UploadRefused } from '../../../core/recording/upload.ts';
import type { RecordStore, Video } from '../store.ts';

/** The upload was deleted meanwhile, so another begins. */
const OVER = [404, 410];

/** Uploads one video after the other, and notes on the device how to continue each. */
function createSender(action: Action, store: RecordStore, { apiBase }: App['config'], keeper: Keeper) {
  let uploading: Uploading | null = null;
  let uploadUrl: string | null = null;
  /** The video that is being uploaded; the reader may drop it at any time. */
  let current: Video | null = null;

  const keep = ({ blob, name, seconds }: Video, isSaving = true) =>
    keeper.write({ blob, name, seconds, isSaving, uploadUrl });

  async function upload(video: Video): Promise<string> {
    if (current !== video) throw new UploadRefused(0);
    uploading = startUpload({
      endpoint: new URL('Media/Upload', apiBase).href,
      blob: video.blob,
      metadata: { id: String(action.id), filename: video.name, filetype: video.blob.type },
      uploadUrl,
      onBegun(url) {
        if (current !== video) return;
        uploadUrl = url;
        void keep(video);
      },
      onProgress: store.setShare,
      onWaiting: store.setWaiting,
    });
    return uploading.done;
  }

  return {
    keep,
    /** @returns the upload's id @throws UploadRefused, also when the video is dropped meanwhile */
    async send(video: Video): Promise<string> {
      current = video;
      await keep(video);
      try {
        return await upload(video);
      } catch (error) {
        if (!(error instanceof UploadRefused) || !uploadUrl || !OVER.includes(error.status)) throw error;
        uploadUrl = null;
        return upload(video);
      }
    },
    /** Tries at once instead of after the pause. */
    hurry: () => uploading?.hurry(),
    /** @param url of an upload that began before */
    reset(url: string | null = null) {
      current = null;
      uploadUrl = url;
    },
    giveUp() {
      uploading?.abort();
      if (uploadUrl) giveUp(uploadUrl);
    },
  };
}

/** Brings an action's video to the server, and keeps it on the device until it is there. */
export function createTransport(action: Action, store: RecordStore, app: Pick<App, 'config' | 'mode' | 'session'>) {
  const { config, mode } = app;
  const keeper = keeperOf(action, app);
  const sender = createSender(action, store, config, keeper);

  async function forget() {
    sender.reset();
    store.setUnsent(false);
    await keeper.clear();
  }

  return {
    /** As `createSender` does; where nothing is sent, at once. */
    bring: async (video: Video) => (isFaked(mode) ? 'rehearsal' : sender.send(video)),
    hurry: sender.hurry,
    /** Forgets the video on this device. */
    forget,
    /** The same for a video that the reader throws away: the server need not keep what it has of it. */
    async drop() {
      sender.giveUp();
      await forget();
    },
    /** Keeps a refused video, but the next visit doesn't try it again by itself. */
    async rest(video: Video) {
      store.setUnsent(false);
      await sender.keep(video, false);
    },
    /** The video of an earlier visit whose reader pressed Save, ready to be uploaded. */
    async restore(): Promise<Video | null> {
      const kept = await keeper.read();
      if (!kept?.isSaving) return null;
      sender.reset(kept.uploadUrl);
      const { blob, name, seconds } = kept;
      return { blob, name, seconds, url: URL.createObjectURL(blob) };
    },
  };
}
