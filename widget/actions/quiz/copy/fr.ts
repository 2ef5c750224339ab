import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  quiz: {
    submit: 'Répondre',
    sending: 'Envoi de votre réponse…',
    chooseFirst: 'Choisissez d’abord une réponse',
    correct: 'Correct',
    incorrect: 'Incorrect',
    almost: 'Presque',
    correctAnswer: 'Bonne réponse : {answer:string}',
    yourAnswer: 'Votre réponse',
    rightAnswer: 'Bonne réponse',
    rightAndYours: 'Bonne réponse, la vôtre',
    results: 'Résultats',
    answered: '{n:number|count} {{n:|réponse|||de réponses|réponses}}',
    result: '{answer:string} : {percent:string}',
    earlierCounts: 'Votre première réponse était déjà arrivée : c’est elle qui compte.',
    notSent: 'Votre réponse n’a pas été envoyée.',
    shareText: 'J’ai répondu à ce quiz. Trouverez-vous la bonne réponse ?',
  },
} satisfies Shape<typeof english>;
