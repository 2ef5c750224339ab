import { completeVideo } from '../../core/api/calls/media.ts';
import { createDelivery } from '../../core/api/delivery.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { MediaEvents } from './media/media.ts';
import { createVideoStore, type Playback } from './store.ts';

/** Shares of a video, in percent, at which its progress is told. */
const STEPS = [25, 50, 75, 100];

/** The steps that lie between two shares of a video, 0 to 1. */
export const stepsBetween = (before: number, now: number): number[] =>
  STEPS.filter((step) => step > before * 100 && step <= now * 100);

type Tools = Pick<App, 'of' | 'commands' | 'lifecycle' | 'session' | 'client' | 'actionData' | 'report'>;

const OPEN: readonly Playback[] = ['opening', 'playing', 'paused'];

/** Commands of a video, and what its player tells. */
export function createVideoCommands(action: Action, tools: Tools) {
  const { commands, lifecycle, session, client, actionData, report } = tools;
  const store = tools.of(action, createVideoStore);
  const delivery = createDelivery(client, completeVideo, report);

  /** Each step is told once, however often the reader goes back. */
  function reach(share: number) {
    const before = store.progress.value;
    if (share <= before) return;
    store.setProgress(share);
    for (const step of stepsBetween(before, share)) lifecycle.progressed(action, step);
  }

  async function tell() {
    const answer = await delivery.send(() => actionData(action));
    if (answer) session.setPeople(action, answer.endUsersCount);
  }

  /** A player can send events after it has failed or ended, until it is removed. */
  const isOpen = () => OPEN.includes(store.playback.value);

  const events: MediaEvents = {
    playing() {
      if (!isOpen()) return;
      commands.initiate(action);
      commands.stopCountdown();
      store.setPlayback('playing');
    },
    paused: () => isOpen() && store.setPlayback('paused'),
    reached: (seconds, duration) => duration > 0 && reach(Math.min(1, seconds / duration)),
    ended() {
      if (store.playback.value === 'ended') return;
      reach(1);
      store.setPlayback('ended');
      void tell();
      if (commands.isDone(action)) return;
      commands.finish(action, {});
    },
    failed: (why) => store.setPlayback(why),
  };

  return {
    events,
    /** Opens the player, which plays at once if the browser lets it. */
    start() {
      commands.initiate(action);
      store.setPlayback('opening');
      return commands.open(action, '');
    },
    /** Plays it on the player's own screen, which readers may reach past the front. */
    play() {
      commands.initiate(action);
      store.setPlayback('opening');
    },
    /** The player is gone with its screen: whoever comes back presses to play. */
    leave() {
      if (isOpen()) store.setPlayback('idle');
    },
    /** Opens the player anew, after a failure or to watch again. */
    again: () => store.setPlayback('opening'),
  };
}
