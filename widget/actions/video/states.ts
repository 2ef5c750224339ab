import type { Locale } from '../../../i18n/index.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { PICTURE, unbroken } from '../../gallery/kit/sample.ts';
import { goOn, rest, type Steps, see } from '../../gallery/kit/steps.ts';
import { createVideoCommands } from './commands.ts';
import type { MediaEvents } from './media/media.ts';

type Copy = { title: string; text: string; thanks: string; longTitle: string };

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'One night on the last boat',
    text: 'Eleven minutes with the people who take the 11:40 home.',
    thanks: 'The commissioners vote on Thursday at 6\u00a0p.m.',
    longTitle:
      'What the crew, the passengers and the lighthouse keeper of Gull Island say about the plan to end the service at nine in the evening',
  },
  es: {
    title: 'Una noche en el último barco',
    text: 'Once minutos con quienes vuelven a casa en el de las 23:40.',
    thanks: 'La comisión vota el jueves a las seis de la tarde.',
    longTitle:
      'Lo que dicen la tripulación, los pasajeros y el farero del plan de suprimir el servicio a partir de las nueve de la noche',
  },
  fr: {
    title: 'Une nuit sur le dernier bac',
    text: 'Onze minutes avec celles et ceux qui rentrent chez eux par le bac de 23\u00a0h\u00a040.',
    thanks: 'Les commissaires votent jeudi à 18 heures.',
    longTitle:
      'Ce que l’équipage, les voyageurs et le gardien du phare pensent du projet d’arrêter le service à neuf heures du soir',
  },
  it: {
    title: 'Una notte sull’ultimo traghetto',
    text: 'Undici minuti con chi torna a casa con la corsa delle 23.40.',
    thanks: 'I commissari votano giovedì alle 18.',
    longTitle:
      'Che cosa dicono l’equipaggio, i passeggeri e il guardiano del faro del progetto di fermare le corse alle nove di sera',
  },
};

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
  {
    kind: 'video',
    copies: COPY,
    usual: ({ title, text, thanks }) => ({
      title,
      description: text,
      thankYouText: thanks,
      details: { url: FILM, posterUrl: PICTURE },
    }),
    path: ['start', 'player', 'watched'],
  },
  {
    start: {},
    'start-no-poster': { details: { posterUrl: null } },
    'start-bare': { action: { description: undefined, thankYouText: undefined } },
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
