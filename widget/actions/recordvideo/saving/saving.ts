import { completeRecordVideo } from '../../../core/api/calls/media.ts';
import { RequestError } from '../../../core/api/errors.ts';
import type { App } from '../../../core/app/app.ts';
import { type Action, isEmailType, isRepresentativeSearchType } from '../../../core/model/action.ts';
import type { FileFault } from '../../../core/model/enums.ts';
import { isRecord } from '../../../core/model/value.ts';
import { UploadRefused } from '../../../core/recording/upload.ts';
import { failureText } from '../../../core/session/failure-text.ts';
import { whenFalse } from '../../../core/signals/signals.ts';
import { createRecordStore, type RecordStore, type Video } from '../store.ts';
import { createTransport } from './transport.ts';

const TOO_LARGE = 413;
const NO_SPACE = 507;

/** Time-outs, conflicts and limits pass. */
const PASSING = [408, 409, 429];

/** Whether the server does not want the video, so that the same would happen at each visit. */
const isRefusal = (error: unknown) =>
  error instanceof UploadRefused ||
  (error instanceof RequestError && error.status >= 400 && error.status < 500 && !PASSING.includes(error.status));

const isNoSpace = (error: unknown) => error instanceof UploadRefused && error.status === NO_SPACE;

/** The `error` of a refused publication (`server/media/prepare.ts`). */
const FAULTS: Record<string, FileFault> = { NotVideo: 'notVideo', VideoTooLong: 'tooLong' };

/** What is wrong with the video itself, which has words of its own in the reader's language. */
function fileFaultOf(error: unknown): FileFault | null {
  if (error instanceof UploadRefused) return error.status === TOO_LARGE ? 'tooLarge' : null;
  const body = error instanceof RequestError ? error.body : null;
  return (isRecord(body) && FAULTS[String(body.error)]) || null;
}

/** Whether letters to officials follow. */
const hasOfficials = (action: Action) => isEmailType(action) || isRepresentativeSearchType(action);

const TO_EMAIL = 'successtoemail';
const NO_EMAIL = 'noemailsuccess';
const MAX_NAME_CHARS = 200;

/** Publishes an uploaded video, in place of one that the reader published before. */
function createPublish(action: Action, store: RecordStore, app: App) {
  const { session, submissions, actionData, config } = app;
  let publishedKey: string | null = null;

  return async ({ name }: Video, videoId: string) => {
    const rest = () => ({ ...actionData(action), ...(publishedKey && { earlierKey: publishedKey }) });
    const data = { videoName: name.slice(0, MAX_NAME_CHARS), videoId };
    // An earlier video may be public without the reader knowing, where its answer was lost: this one takes its place.
    const { answer, key } = await submissions.submitLatest(completeRecordVideo, action.identifier, data, rest);
    publishedKey = key;
    const base = new URL(config.recordVideoBase, config.apiBase);
    const page = answer.videoURL ? new URL(answer.videoURL, base).href : '';
    session.setPeople(action, answer.endUsersCount);
    store.setPublished({ answerId: answer.recordVideoAnswerId ?? null });
    session.setVariables({ userVideoUrl: page });
  };
}

/** Where a reader goes with a saved video. Until they press a button, nothing is tracked. */
function createOnward(action: Action, store: RecordStore, { commands, session, lifecycle }: App) {
  const finish = () => commands.finish(action, {}, { end: NO_EMAIL, isChangeable: true });
  let noted: unknown = null;

  function note() {
    commands.initiate(action);
    const published = store.published.peek();
    if (noted !== published) lifecycle.noted('VideoSaved', action);
    noted = published;
  }

  return {
    finish,
    isLoaded: () => commands.loadScreen(action, hasOfficials(action) ? TO_EMAIL : NO_EMAIL),
    async goOn() {
      note();
      if (!hasOfficials(action)) return whenFalse(session.isMoving).then(finish);
      session.answer({ actionIdentifier: action.identifier });
      session.complete(action);
      lifecycle.completed(action);
      // The reader's press may still be sliding in the screen on which they wait.
      await whenFalse(session.isMoving);
      await commands.open(action, TO_EMAIL);
    },
  };
}

type Transport = ReturnType<typeof createTransport>;

/** Uploads a video and publishes it, or says why not. */
function createDelivery(action: Action, store: RecordStore, app: App, transport: Transport) {
  const { commands, report, t } = app;
  const publish = createPublish(action, store, app);

  function refuse(error: unknown, video: Video, isAsked: boolean) {
    report(error);
    store.setStage('review');
    if (isRefusal(error)) void transport.rest(video);
    if (isNoSpace(error)) return store.fail('noSpace');
    const fault = fileFaultOf(error);
    if (fault) return store.setFileFault(fault);
    if (isAsked) commands.alert(failureText(error, t), action);
  }

  /** From here on the video can't be dropped: it may be public already. */
  async function publishFor(video: Video, videoId: string) {
    store.setPublishing(true);
    try {
      await publish(video, videoId);
      await transport.forget();
    } finally {
      store.setPublishing(false);
    }
  }

  /**
   * @param isAsked the reader pressed a button for it in this visit
   * @returns whether it is published
   */
  return async (video: Video, isAsked: boolean): Promise<boolean> => {
    // Otherwise the reader has dropped it.
    const isCurrent = () => store.video.peek() === video;
    if (!isCurrent()) return false;
    try {
      const videoId = await transport.bring(video);
      if (!isCurrent()) return false;
      await publishFor(video, videoId);
      return true;
    } catch (error) {
      if (isCurrent()) refuse(error, video, isAsked);
      return false;
    }
  };
}

/** Saves the video, then leads to what follows. */
export function createSaving(action: Action, app: App) {
  const { commands } = app;
  const store = app.of(action, createRecordStore);
  const transport = createTransport(action, store, app);
  const deliver = createDelivery(action, store, app, transport);
  const { finish, isLoaded, goOn } = createOnward(action, store, app);

  async function deliverAndGoOn(video: Video) {
    if (!(await deliver(video, true))) return;
    // Until the thanks stand there, the screen goes on saying that it saves.
    await goOn();
    if (store.video.peek() === video) store.setStage('saved');
  }

  return {
    async save() {
      const video = store.video.peek();
      if (!video || store.stage.peek() === 'saving') return;
      store.setFileFault(null);
      store.setShare(0);
      store.setStage('saving');
      const hasLoaded = await isLoaded();
      if (store.video.peek() !== video) return;
      if (!hasLoaded) return store.setStage('review');
      await commands.submit(action, () => deliverAndGoOn(video));
    },
    finish,
    goOn,
    hurry: transport.hurry,
    drop: transport.drop,
    /** Continues the upload of an earlier visit. The reader, who may be reading only, is led nowhere. */
    async takeUp() {
      if (store.video.peek()) return;
      const video = await transport.restore();
      if (!video || store.stage.peek() !== 'idle') return;
      store.setVideo(video);
      store.setStage('saving');
      if (await deliver(video, false)) store.setStage('saved');
    },
  };
}
