import type { Protocol } from './embed.ts';

const ORIGIN = 'https://player.vimeo.com';

const EVENTS = ['play', 'pause', 'timeupdate', 'ended', 'error'];

/** Errors of a video that is gone, or may not play here. */
const BLOCKED = /^(Privacy|NotFound|Password|Unsupported)/;

type Data = { seconds?: unknown; duration?: unknown; name?: unknown };

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** The messages of Vimeo's player. It is asked not to track (`dnt`). */
export function vimeoPlayer({ id, hash }: { id: string; hash: string }, language: string): Protocol {
  const query = new URLSearchParams({
    ...{ autoplay: '1', playsinline: '1', dnt: '1', texttrack: language },
    ...(hash && { h: hash }),
  });
  return {
    origin: ORIGIN,
    address: `${ORIGIN}/video/${id}?${query}`,
    greetings: [{ method: 'ping' }],
    hear({ event, data }, events, answer) {
      const { seconds, duration, name }: Data = typeof data === 'object' && data !== null ? data : {};
      if (event === 'ready') for (const value of EVENTS) answer({ method: 'addEventListener', value });
      if (event === 'play') events.playing();
      // Its last pause comes with the end.
      if (event === 'pause' && numberOf(seconds) < numberOf(duration)) events.paused();
      if (event === 'timeupdate') events.reached(numberOf(seconds), numberOf(duration));
      if (event === 'ended') events.ended();
      if (event === 'error') events.failed(BLOCKED.test(String(name)) ? 'blocked' : 'network');
    },
  };
}
