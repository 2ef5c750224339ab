import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  quiz: {
    submit: 'Responder',
    sending: 'Enviando tu respuesta…',
    chooseFirst: 'Elige antes una respuesta',
    correct: 'Correcto',
    incorrect: 'Incorrecto',
    almost: 'Casi',
    correctAnswer: 'Respuesta correcta: {answer:string}',
    yourAnswer: 'Tu respuesta',
    rightAnswer: 'Respuesta correcta',
    rightAndYours: 'Respuesta correcta, la tuya',
    results: 'Resultados',
    answered: '{n:number|count} {{n:|respuesta|||de respuestas|respuestas}}',
    result: '{answer:string}: {percent:string}',
    earlierCounts: 'Tu respuesta anterior ya había llegado, así que cuenta esa.',
    notSent: 'Tu respuesta no se ha enviado.',
    shareText: 'He hecho este test. ¿Aciertas tú?',
  },
} satisfies Shape<typeof english>;
