import type Hls from 'hls.js/light';
import type { Captions, Media, MediaFailure, MediaOptions } from './media.ts';

/** How browsers begin or end the message of an error in what they have read; a file that is missing has other words. */
const UNREADABLE = /DEMUXER|DECODE|METADATA_ERR|no supported/i;

/** @param message in which browsers say more than by the code, which is the same for both */
export const failureOf = ({ code, message }: { code: number; message: string }): MediaFailure =>
  code === 3 || UNREADABLE.test(message) ? 'format' : 'network';

function trackOf({ url, language, label }: Captions, shown: string) {
  const track = document.createElement('track');
  const isShown = language.slice(0, 2) === shown.slice(0, 2);
  return Object.assign(track, { kind: 'captions', src: url, srclang: language, label, default: isShown });
}

type FileMedia = Media & { video: HTMLVideoElement };

/** The browser's own player, with its controls. `preload` stays off until something is to be played. */
function createVideo({ box, poster, captions, language, title, events }: MediaOptions): FileMedia {
  const video = document.createElement('video');
  Object.assign(video, { controls: true, playsInline: true, preload: 'none', poster });
  video.setAttribute('aria-label', title);
  // Captions of another site are only read with its leave, and then the file needs it too.
  if (captions.length > 0) video.crossOrigin = 'anonymous';
  video.append(...captions.map((each) => trackOf(each, language)));
  const over = new AbortController();
  const heard = {
    playing: events.playing,
    pause: () => video.ended || events.paused(),
    timeupdate: () => events.reached(video.currentTime, Number.isFinite(video.duration) ? video.duration : 0),
    ended: events.ended,
  };
  for (const [name, hear] of Object.entries(heard)) video.addEventListener(name, hear, { signal: over.signal });
  box.append(video);
  return {
    video,
    close() {
      over.abort();
      video.pause();
      video.remove();
      video.removeAttribute('src');
      video.load(); // ends its downloads
    },
  };
}

/** A refusal leaves the player's own button, which the reader then presses. */
const tryPlay = (video: HTMLVideoElement) => void video.play().catch(() => {});

export function openFile(url: string, options: MediaOptions): Media {
  const { video, close } = createVideo(options);
  video.addEventListener('error', () => {
    // Taking the address away fails too.
    if (video.isConnected) options.events.failed(failureOf(video.error ?? { code: 0, message: '' }));
  });
  video.src = url;
  tryPlay(video);
  return { close };
}

const HLS = 'application/vnd.apple.mpegurl';

/** Whether the browser plays HLS itself, as Safari does. */
const isNative = () => document.createElement('video').canPlayType(HLS) !== '';

/** Plays with the library, which is loaded only here. */
function openWithLibrary(url: string, options: MediaOptions): Media {
  const { events } = options;
  const { video, close } = createVideo(options);
  let hls: Hls | null = null;
  let isClosed = false;

  async function open() {
    const { default: Library } = await import('hls.js/light');
    if (isClosed) return;
    if (!Library.isSupported()) return events.failed('format');
    // The page's policy allows no code from elsewhere, so that there is no worker.
    hls = new Library({ enableWorker: false });
    hls.on(Library.Events.ERROR, (_, { fatal, type }) => {
      if (fatal) events.failed(type === Library.ErrorTypes.NETWORK_ERROR ? 'network' : 'format');
    });
    hls.on(Library.Events.MANIFEST_PARSED, () => tryPlay(video));
    hls.loadSource(url);
    hls.attachMedia(video);
  }

  open().catch(() => isClosed || events.failed('network'));
  return {
    close() {
      isClosed = true;
      hls?.destroy();
      close();
    },
  };
}

export const openHls = (url: string, options: MediaOptions): Media =>
  isNative() ? openFile(url, options) : openWithLibrary(url, options);
