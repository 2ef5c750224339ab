import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { imageUrl } from '../../model/look/image-url.ts';
import { useApp, useOfAction } from '../../ui/context.ts';
import { mediaAddress } from './address.ts';
import { createVideoCommands } from './commands.ts';
import { openMedia } from './media/open.ts';
import { sourceOf } from './media/source.ts';
import { createVideoStore } from './store.ts';

/** The player, in all the room there is. */
export function Player() {
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
