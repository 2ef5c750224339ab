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
  const patience = setTimeout(() => events.failed('blocked'), SILENT_MS);

  function hear({ source, origin, data }: MessageEvent) {
    const message = source === frame.contentWindow && origin === protocol.origin && read(data);
    if (!message) return;
    clearInterval(greeting);
    clearTimeout(patience);
    protocol.hear(message, events, send);
  }

  addEventListener('message', hear);
  frame.addEventListener('load', greet);
  options.box.append(frame);
  return {
    close() {
      removeEventListener('message', hear);
      clearInterval(greeting);
      clearTimeout(patience);
      frame.remove();
    },
  };
}
