import { batch, computed, signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import type { FileFault, Trouble, Waiting } from '../../core/model/enums.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';
import { recordvideoDetails } from './details.ts';

/**
 * Where a recording is: `idle` before the camera was asked for, `asking` while the browser asks the reader, `ready` with
 * the camera on, `counting` down to the beginning, then `recording` or `paused`; `review` with a video that is not saved,
 * `saving` while it is uploaded, `saved` once it is published; `trouble` where none of this works.
 */
export type Stage =
  | 'idle'
  | 'asking'
  | 'ready'
  | 'counting'
  | 'recording'
  | 'paused'
  | 'review'
  | 'saving'
  | 'saved'
  | 'trouble';

/** A video that the reader recorded or chose. */
export type Video = { blob: Blob; url: string; name: string; seconds: number };

/** What the server says of a published video. */
export type Published = { answerId: string | number | null };

export type RecordStore = ReturnType<typeof createRecordStore>;

export function createRecordStore(action: Action) {
  const { prompt, maxSeconds } = detailsOf(recordvideoDetails, action);
  const stage = signal<Stage>('idle');
  const trouble = signal<Trouble | null>(null);
  const fileFault = signal<FileFault | null>(null);
  const stream = signal<MediaStream | null>(null);
  const count = signal(0);
  const seconds = signal(0);
  const video = signal<Video | null>(null);
  const share = signal(0);
  const waiting = signal<Waiting | null>(null);
  const isPublishing = signal(false);
  const hasUnsent = signal(false);
  const published = signal<Published | null>(null);
  return {
    prompt,
    maxSeconds,
    stage: readOnly(stage),
    trouble: readOnly(trouble),
    /** What is wrong with the file that the reader chose. */
    fileFault: readOnly(fileFault),
    stream: readOnly(stream),
    /** Seconds until the recording begins. */
    count: readOnly(count),
    /** Whole seconds that are left to record. */
    secondsLeft: computed(() => Math.max(0, Math.ceil(maxSeconds - seconds.value))),
    video: readOnly(video),
    /** How much of the video has been uploaded, 0 to 1. */
    share: readOnly(share),
    /** Why the upload stands still; `null` while it does not. */
    waiting: readOnly(waiting),
    /** The server has the video and is told to publish it, so that it can't be dropped any more. */
    isPublishing: readOnly(isPublishing),
    /** A video of an earlier visit is on its way. */
    hasUnsent: readOnly(hasUnsent),
    published: readOnly(published),
    setStage: setter(stage),
    setStream: setter(stream),
    setCount: setter(count),
    setSeconds: setter(seconds),
    setShare: setter(share),
    setWaiting: setter(waiting),
    setPublishing: setter(isPublishing),
    setUnsent: setter(hasUnsent),
    setFileFault: setter(fileFault),
    fail(why: Trouble) {
      batch(() => {
        trouble.value = why;
        stage.value = 'trouble';
      });
    },
    setPublished: setter(published),
    /** Replaces the video; `null` for none. */
    setVideo(next: Video | null) {
      if (video.value) URL.revokeObjectURL(video.value.url);
      batch(() => {
        video.value = next;
        fileFault.value = null;
        share.value = 0;
        waiting.value = null;
        stage.value = next ? 'review' : 'idle';
      });
    },
  };
}
