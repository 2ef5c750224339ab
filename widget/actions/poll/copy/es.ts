import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  poll: {
    vote: 'Votar',
    voting: 'Enviando tu voto…',
    results: 'Resultados',
    yourVote: 'Tu voto',
    votes: '{n:number|count} {{n:|voto|||de votos|votos}}',
    chooseFirst: 'Elige una respuesta para votar',
    result: '{answer:string}: {percent:string}',
    yourResult: '{answer:string}: {percent:string}, tu respuesta',
    notSent: 'Tu voto no se ha enviado.',
    shareText: 'He votado en esta encuesta. ¿Qué respondes tú?',
  },
} satisfies Shape<typeof english>;
