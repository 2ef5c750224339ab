import { signal } from '@preact/signals-core';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { readOnly, setter } from '../../core/signals/signals.ts';
import { video } from './index.ts';

/**
 * `network`: it could not be loaded; `format`: the browser can't play it; `blocked`: its site does not let it play here,
 * or the site can't be reached.
 */
export type MediaFailure = 'network' | 'format' | 'blocked';

/** `idle`: the reader has not asked for it, and nothing of it is fetched. */
export type Playback = 'idle' | 'opening' | 'playing' | 'paused' | 'ended' | MediaFailure;

/** State of a video. */
export function createVideoStore(action: Action) {
  const playback = signal<Playback>('idle');
  const progress = signal(0);
  return {
    ...detailsOf(video, action),
    playback: readOnly(playback),
    setPlayback: setter(playback),
    /** How much of it the reader has reached, 0 to 1. */
    progress: readOnly(progress),
    setProgress: setter(progress),
  };
}
