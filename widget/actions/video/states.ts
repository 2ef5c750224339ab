import { statesOf } from '../../samples/rows.ts';
import { BARE, PICTURE, unbroken } from '../../samples/sample.ts';
import { goOn, rest, type Steps, see } from '../../samples/steps.ts';
import { createVideoCommands } from './commands.ts';
import type { MediaEvents } from './media/media.ts';

/** The demo newspaper's. The states tell what its player would. */
const FILM = 'gazette/last-boat.webm';

const play = goOn('[data-route="/video"]');

/** Tells what a player would. */
const told = (tell: (events: MediaEvents) => void, selector: string): Steps => [
  play,
  rest,
  ({ app }) => tell(app.of(app.session.activeAction.value, createVideoCommands).events),
  see(selector),
];
const failed = (why: Parameters<MediaEvents['failed']>[0]) => told((events) => events.failed(why), '.ca-video-ways');

/** Gallery states of this kind. */
export const videoStates = statesOf(
  { kind: 'video', usual: { details: { url: FILM, posterUrl: PICTURE } }, path: ['start', 'player', 'watched'] },
  {
    start: {},
    'start-no-poster': { details: { posterUrl: null } },
    'start-bare': { action: BARE },
    'start-long': { action: ({ longTitle }) => ({ title: longTitle }) },
    'start-unbroken': { action: { ...unbroken('title', 'description'), thankYouText: undefined } },
    // It stands still.
    player: { steps: [play, see('.ca-player video', (video) => (video as HTMLVideoElement).pause())] },
    failed: { steps: failed('network') },
    'cant-play': { steps: failed('format') },
    blocked: { details: { url: 'https://vimeo.com/76979871' }, steps: failed('blocked') },
    watched: {
      answers: { completeVideo: { endUsersCount: 1248 } },
      steps: told((events) => events.ended(), '.ca-thanks'),
    },
  },
);
