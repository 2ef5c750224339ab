import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  quiz: {
    start: 'Fai il quiz',
    submit: 'Rispondi',
    answers: 'Risposte',
    chooseFirst: 'Scegli prima una risposta',
    correct: 'Corretto',
    incorrect: 'Sbagliato',
    almost: 'Quasi',
    correctAnswer: 'Risposta corretta: {answer:string}',
    yourAnswer: 'La tua risposta',
    rightAnswer: 'Risposta corretta',
    results: 'Risultati',
    answered: '{n:number|count} {{n:|risposta|||di risposte|risposte}}',
    result: '{answer:string}: {percent:string}',
    yourResult: '{answer:string}: {percent:string}, la tua risposta',
    shareText: 'Ho fatto questo quiz. Tu indovini?',
  },
} satisfies Shape<typeof english>;
