import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  tweet: {
    start: 'PUBBLICA SU X',
    label: 'Il tuo post',
    write: 'Scrivi che cosa vuoi pubblicare.',
    to: 'A: {names:string}',
    charactersLeft: '{n:number|count} {{n:carattere rimasto|caratteri rimasti}}',
    tooLong: '{n:number|count} {{n:carattere|caratteri}} di troppo',
    newWindow: 'X si apre in un’altra finestra.',
    thankYouTitle: 'Grazie per il post',
    thankYouText: 'Chiedi a chi ti segue di pubblicare.',
    postAgain: 'Pubblica ancora',
    shareText: 'Ne ho scritto su X. Fallo anche tu!',
  },
} satisfies Shape<typeof english>;
