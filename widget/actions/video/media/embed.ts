import type { Media, MediaEvents, MediaOptions } from './media.ts';

/** The messages that a site's player takes and sends. */
export type Protocol = {
  /** Origin of the player's page. */
  origin: string;
  /** Address of the player's page. */
  address: string;
  /** Messages that ask for its events; repeated until it speaks. */
  greetings: readonly unknown[];
  /** Calls the event that a message tells of. @param answer sends a message to the player */
  hear(message: Record<string, unknown>, events: MediaEvents, answer: (message: unknown) => void): void;
};

/** A player that has not said anything by then was blocked, or its site can't be reached. */
const SILENT_MS = 15_000;
const GREET_EVERY_MS = 500;

/** Both sites send JSON, as text or as it is. */
function read(data: unknown): Record<string, unknown> | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof message === 'object' ? (message as Record<string, unknown> | null) : null;
  } catch {
    return null; // other messages of the player
  }
}

function createFrame({ address }: Protocol, { title }: MediaOptions) {
  const frame = document.createElement('iframe');
  return Object.assign(frame, {
    src: address,
    title,
    allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
    // YouTube plays nothing where it is not told the page's origin.
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
}

/** The player of a site, in a frame that speaks by messages. */
export function openEmbed(protocol: Protocol, options: MediaOptions): Media {
  const { events } = options;
  const frame = createFrame(protocol, options);
  const send = (message: unknown) => frame.contentWindow?.postMessage(message, protocol.origin);
  const greet = () => protocol.greetings.forEach(send);
  const greeting = setInterval(greet, GREET_EVERY_MS);
  const silence = setTimeout(() => events.failed('blocked'), SILENT_MS);

  function hear({ source, origin, data }: MessageEvent) {
    const message = source === frame.contentWindow && origin === protocol.origin && read(data);
    if (!message) return;
    clearInterval(greeting);
    clearTimeout(silence);
    protocol.hear(message, events, send);
  }

  addEventListener('message', hear);
  frame.addEventListener('load', greet);
  options.box.append(frame);
  return {
    close() {
      removeEventListener('message', hear);
      clearInterval(greeting);
      clearTimeout(silence);
      frame.remove();
    },
  };
}

const VIMEO = 'https://player.vimeo.com';

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
    origin: VIMEO,
    address: `${VIMEO}/video/${id}?${query}`,
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

/** Sets no cookie before it plays. */
const YOUTUBE = 'https://www.youtube-nocookie.com';

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
    origin: YOUTUBE,
    address: `${YOUTUBE}/embed/${id}?${query}`,
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
