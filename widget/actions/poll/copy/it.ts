import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  poll: {
    vote: 'Vota',
    voting: 'Invio del voto…',
    results: 'Risultati',
    yourVote: 'Il tuo voto',
    votes: '{n:number|count} {{n:|voto|||di voti|voti}}',
    chooseFirst: 'Scegli una risposta per votare',
    result: '{answer:string}: {percent:string}',
    yourResult: '{answer:string}: {percent:string}, la tua risposta',
    notSent: 'Il tuo voto non è stato inviato.',
    shareText: 'Ho votato in questo sondaggio. Tu cosa rispondi?',
  },
} satisfies Shape<typeof english>;
