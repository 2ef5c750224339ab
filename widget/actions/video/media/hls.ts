import type Hls from 'hls.js/light';
import { createVideo, openFile, tryPlay } from './file.ts';
import type { Media, MediaOptions } from './media.ts';

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
