import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  video: {
    start: 'Guarda il video',
    player: 'Video: {title:string}',
    replay: 'Guarda di nuovo',
    failed: 'Il video non si è caricato',
    failedNext: 'Controlla la connessione, poi riprova.',
    cantPlay: 'Questo browser non può riprodurre il video',
    blocked: '{site:string} non consente di vedere il video qui',
    watchNext: 'Puoi guardarlo sul sito originale.',
    watchThere: 'Guarda su {site:string}',
    tryAgain: 'Riprova',
    thankYouTitle: 'Grazie per la visione',
    shareText: 'Guarda questo video:',
  },
} satisfies Shape<typeof english>;
