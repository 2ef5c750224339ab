import { openEmbed } from './embed.ts';
import { openFile } from './file.ts';
import { openHls } from './hls.ts';
import type { Media, MediaOptions } from './media.ts';
import type { Source } from './source.ts';
import { vimeoPlayer } from './vimeo.ts';
import { youtubePlayer } from './youtube.ts';

/** Opens whatever plays the source. Nothing is fetched before. */
export function openMedia(source: Source, options: MediaOptions): Media {
  const language = options.language.slice(0, 2);
  if (source.type === 'youtube') return openEmbed(youtubePlayer(source.id, language), options);
  if (source.type === 'vimeo') return openEmbed(vimeoPlayer(source, language), options);
  return source.type === 'hls' ? openHls(source.url, options) : openFile(source.url, options);
}
