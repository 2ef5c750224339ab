import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  quiz: {
    start: 'Répondre au quiz',
    submit: 'Répondre',
    answers: 'Réponses',
    chooseFirst: 'Choisissez d’abord une réponse',
    correct: 'Correct',
    incorrect: 'Incorrect',
    almost: 'Presque',
    correctAnswer: 'Bonne réponse : {answer:string}',
    yourAnswer: 'Votre réponse',
    rightAnswer: 'Bonne réponse',
    results: 'Résultats',
    answered: '{n:number|count} {{n:|réponse|||de réponses|réponses}}',
    result: '{answer:string} : {percent:string}',
    yourResult: '{answer:string} : {percent:string}, votre réponse',
    shareText: 'J’ai répondu à ce quiz. Trouverez-vous la bonne réponse ?',
  },
} satisfies Shape<typeof english>;
