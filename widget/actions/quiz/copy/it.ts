import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  quiz: {
    submit: 'Rispondi',
    sending: 'Invio della risposta…',
    chooseFirst: 'Scegli prima una risposta',
    correct: 'Corretto',
    incorrect: 'Sbagliato',
    almost: 'Quasi',
    correctAnswer: 'Risposta corretta: {answer:string}',
    yourAnswer: 'La tua risposta',
    rightAnswer: 'Risposta corretta',
    rightAndYours: 'Risposta corretta, la tua',
    results: 'Risultati',
    answered: '{n:number|count} {{n:|risposta|||di risposte|risposte}}',
    result: '{answer:string}: {percent:string}',
    earlierCounts: 'La tua risposta precedente era già arrivata, quindi vale quella.',
    notSent: 'La tua risposta non è stata inviata.',
    shareText: 'Ho fatto questo quiz. Tu indovini?',
  },
} satisfies Shape<typeof english>;
