import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { isOpaque } from '../../core/browser/is-opaque.ts';
import { imageUrl } from '../../core/model/look/image-url.ts';
import { Thanks } from '../../parts/ending/Thanks.tsx';
import { useApp, useOfAction } from '../../ui/context.ts';
import { createVideoCommands } from './commands.ts';
import { openEmbed, vimeoPlayer, youtubePlayer } from './media/embed.ts';
import { openFile, openHls } from './media/file.ts';
import type { Media, MediaOptions } from './media/media.ts';
import { mediaAddress, type Source, sourceOf } from './media/source.ts';
import { VideoFront } from './screens.tsx';
import { createVideoStore } from './store.ts';
import { VideoFailed } from './VideoFailed.tsx';

/** YouTube plays nothing where it is not told the page's origin, and a sandbox such as WordPress's hides that. */
const isRefused = ({ type }: Source) => type === 'youtube' && isOpaque();

/** Opens whatever plays the source. Nothing is fetched before. */
function openMedia(source: Source, options: MediaOptions): Media {
  const language = options.language.slice(0, 2);
  if (isRefused(source)) {
    options.events.failed('blocked');
    return { close() {} };
  }
  if (source.type === 'youtube') return openEmbed(youtubePlayer(source.id, language), options);
  if (source.type === 'vimeo') return openEmbed(vimeoPlayer(source, language), options);
  return source.type === 'hls' ? openHls(source.url, options) : openFile(source.url, options);
}

/** The player, in all the room there is. */
function Player() {
  useSignals();
  const { session, config, fill, t, locale } = useApp();
  const { url, posterUrl, captions } = useOfAction(createVideoStore);
  const { events, leave } = useOfAction(createVideoCommands);
  useEffect(() => leave, [leave]);
  const ref = useRef<HTMLElement>(null);
  const title = t('video.player', { title: fill(session.activeAction.value.title) });
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    if (session.hasMoved()) box.focus({ preventScroll: true });
    const at = (name: string) => mediaAddress(name, config.imagesBase);
    const media = openMedia(sourceOf(at(url)), {
      ...{ box, title, language: locale, events },
      poster: imageUrl(posterUrl, config.imagesBase),
      captions: captions.map((each) => ({ ...each, url: at(each.url).href })),
    });
    return media.close;
  }, [url, title, posterUrl, captions, config, locale, events, session]);
  return (
    <>
      <h2 className="ca-hidden">{title}</h2>
      <section className="ca-player" aria-label={title} tabIndex={-1} ref={ref} />
    </>
  );
}

function VideoThanks() {
  useSignals();
  const { t } = useApp();
  const { again } = useOfAction(createVideoCommands);
  return (
    <Thanks text="">
      <button type="button" className="ca-quiet" onClick={again}>
        {t('video.replay')}
      </button>
    </Thanks>
  );
}

/**
 * The player, replaced by thanks at its end (spec §2: this kind has no end screen), or by what to do where it fails.
 * Readers who come here past the front play it first: no video starts by itself.
 */
export function VideoMain() {
  useSignals();
  const playback = useOfAction(createVideoStore).playback.value;
  const { play } = useOfAction(createVideoCommands);
  if (playback === 'idle') return <VideoFront onPlay={play} />;
  if (playback === 'ended') return <VideoThanks />;
  if (playback === 'network' || playback === 'format' || playback === 'blocked') return <VideoFailed why={playback} />;
  return <Player />;
}
