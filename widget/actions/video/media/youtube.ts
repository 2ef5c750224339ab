import type { Protocol } from './embed.ts';
import type { MediaEvents } from './media.ts';

/** Sets no cookie before it plays. */
const ORIGIN = 'https://www.youtube-nocookie.com';

/** States of the IFrame player (developers.google.com/youtube/iframe_api_reference). */
const STATES: { readonly [state: number]: 'ended' | 'playing' | 'paused' } = { 0: 'ended', 1: 'playing', 2: 'paused' };

/** An id that YouTube can't read; every other error is a video that is gone or may not play elsewhere. */
const HTML5_ERROR = 5;

type Info = { playerState?: unknown; currentTime?: unknown; duration?: unknown };

function hearInfo({ currentTime, duration }: Info, events: MediaEvents) {
  if (typeof currentTime === 'number') events.reached(currentTime, typeof duration === 'number' ? duration : 0);
}

/** The messages of YouTube's IFrame API, whose own script the page's policy keeps out. */
export function youtubePlayer(id: string, language: string): Protocol {
  let duration = 0;
  let state: unknown;
  const query = new URLSearchParams({
    ...{ enablejsapi: '1', autoplay: '1', playsinline: '1', rel: '0' },
    ...{ hl: language, cc_lang_pref: language, origin: location.origin },
  });
  const command = (func: string, ...args: unknown[]) => JSON.stringify({ event: 'command', func, args, id: 1 });

  function changeTo(next: unknown, events: MediaEvents) {
    if (next === state) return;
    state = next;
    const name = STATES[Number(next)];
    if (name) events[name]();
  }

  return {
    origin: ORIGIN,
    address: `${ORIGIN}/embed/${id}?${query}`,
    greetings: [
      JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }),
      ...['onStateChange', 'onError'].map((name) => command('addEventListener', name)),
    ],
    hear({ event, info }, events) {
      if (event === 'onError') return events.failed(info === HTML5_ERROR ? 'format' : 'blocked');
      if (event === 'onStateChange') return changeTo(info, events);
      if (typeof info !== 'object' || info === null) return;
      const told: Info = info;
      if (typeof told.duration === 'number') duration = told.duration;
      hearInfo({ ...told, duration }, events);
      if (typeof told.playerState === 'number') changeTo(told.playerState, events);
    },
  };
}
