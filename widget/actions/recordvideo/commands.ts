import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import { readFile } from '../../core/recording/chosen-file.ts';
import { createCapture } from './capture.ts';
import { createSaving } from './saving/saving.ts';
import { createRecordStore } from './store.ts';

export function createRecordCommands(action: Action, app: App) {
  const { commands } = app;
  const store = app.of(action, createRecordStore);
  const capture = createCapture(action, store, app);
  const saving = createSaving(action, app);

  /** The video goes first, so that its upload, which ends here, is not taken for a failure. */
  async function drop() {
    store.setVideo(null);
    await saving.drop();
  }

  return {
    /** Asks for the camera. */
    async start() {
      commands.initiate(action);
      await capture.open();
    },
    record: capture.record,
    pause: capture.pause,
    resume: capture.resume,
    stop: capture.stop,
    leave: capture.leave,
    /** Takes a video from the reader's device instead. */
    async choose(file: File) {
      commands.initiate(action);
      const read = await readFile(file, store.maxSeconds);
      if ('fault' in read) return store.setFileFault(read.fault);
      // The upload of the one before must not be continued with this one.
      if (store.video.peek()) await drop();
      capture.take(file, read.seconds, file.name);
    },
    /** Drops the video, saved or not, and turns the camera on for another. */
    async rerecord() {
      if (store.isPublishing.peek()) return;
      commands.initiate(action);
      await drop();
      await capture.open();
    },
    /** The same from a later screen, where nothing is asked of the browser yet. */
    async tryAgain() {
      await drop();
      await commands.open(action, '');
    },
    async save() {
      commands.initiate(action);
      await saving.save();
    },
    /** Tries to upload at once. */
    hurry() {
      commands.initiate(action);
      saving.hurry();
    },
    goOn: saving.goOn,
    takeUp: saving.takeUp,
    /** The reader does not write to officials. */
    finish: saving.finish,
  };
}
