import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  video: {
    start: 'Guarda il video',
    play: 'Riproduci',
    player: 'Video: {title:string}',
    pause: 'Pausa',
    mute: 'Disattiva l’audio',
    unmute: 'Attiva l’audio',
    replay: 'Rivedi',
    fullScreen: 'Schermo intero',
    progress: 'Avanzamento',
    time: '{current:string} di {total:string}',
    failed: 'Il video non si è caricato.',
    watchThere: 'Guarda su {site:string}',
    thankYouTitle: 'Grazie per la visione',
    shareText: 'Guarda questo video:',
  },
} satisfies Shape<typeof english>;
