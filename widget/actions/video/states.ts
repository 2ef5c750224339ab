import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';
import { alongPath } from '../../gallery/kit/path.ts';
import { PICTURE, sampleCard, sampleWidget, UNBROKEN } from '../../gallery/kit/sample.ts';
import type { Stage } from '../../gallery/kit/stage.ts';
import type { GalleryState } from '../../gallery/kit/state.ts';
import { createVideoCommands } from './commands.ts';
import type { MediaEvents } from './media/media.ts';
import { COPY, type Copy } from './states-copy.ts';

/** The demo newspaper's. The states tell what its player would. */
const FILM = 'gazette/last-boat.webm';

const video = ({ details, ...more }: Partial<WireAction>): WireAction => ({
  id: 1,
  type: 'video',
  details: { url: FILM, posterUrl: PICTURE, ...details },
  ...more,
});

const shown = (make: (copy: Copy) => Partial<WireAction>) => (locale: Locale) =>
  sampleWidget(locale, [sampleCard([video(make(COPY[locale]))])]);

const usual = ({ title, text, thanks }: Copy): Partial<WireAction> => ({
  title,
  description: text,
  thankYouText: thanks,
});

const play = async (stage: Stage) => {
  await stage.press('[data-big-button]');
  await stage.see('[data-route="/video"]');
};

/** Tells what a player would. */
const told = (tell: (events: MediaEvents) => void, see: string) => async (stage: Stage) => {
  await play(stage);
  await stage.rest();
  const { app } = stage;
  tell(app.of(app.session.activeAction.value, createVideoCommands).events);
  await stage.see(see);
};

const state = (name: string, make: (copy: Copy) => Partial<WireAction>, more: Partial<GalleryState> = {}) => ({
  name: `video-${name}`,
  kind: 'video' as const,
  widget: shown(make),
  ...more,
});

/** Gallery states of this kind. */
export const videoStates: GalleryState[] = alongPath(
  'video-start',
  'video-player',
  'video-watched',
)([
  state('start', usual),
  state('start-no-poster', (copy) => ({ ...usual(copy), details: { posterUrl: null } })),
  state('start-bare', ({ title }) => ({ title })),
  state('start-long', (copy) => ({ ...usual(copy), title: copy.longTitle })),
  state('start-unbroken', () => ({ title: UNBROKEN, description: UNBROKEN })),
  state('player', usual, {
    async arrange(stage) {
      await play(stage);
      const player = await stage.see('.ca-player video');
      // It stands still.
      (player as HTMLVideoElement).pause();
    },
  }),
  state('failed', usual, { arrange: told((events) => events.failed('network'), '.ca-video-ways') }),
  state('cant-play', usual, { arrange: told((events) => events.failed('format'), '.ca-video-ways') }),
  state('blocked', (copy) => ({ ...usual(copy), details: { url: 'https://vimeo.com/76979871' } }), {
    arrange: told((events) => events.failed('blocked'), '.ca-video-ways'),
  }),
  state('watched', usual, {
    answers: { completeVideo: { endUsersCount: 1248 } },
    arrange: told((events) => events.ended(), '.ca-thanks'),
  }),
]);
