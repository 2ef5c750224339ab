import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  quiz: {
    start: 'Hacer el test',
    submit: 'Responder',
    answers: 'Respuestas',
    chooseFirst: 'Elige antes una respuesta',
    correct: 'Correcto',
    incorrect: 'Incorrecto',
    almost: 'Casi',
    correctAnswer: 'Respuesta correcta: {answer:string}',
    yourAnswer: 'Tu respuesta',
    rightAnswer: 'Respuesta correcta',
    results: 'Resultados',
    answered: '{n:number|count} {{n:|respuesta|||de respuestas|respuestas}}',
    result: '{answer:string}: {percent:string}',
    yourResult: '{answer:string}: {percent:string}, tu respuesta',
    shareText: 'He hecho este test. ¿Aciertas tú?',
  },
} satisfies Shape<typeof english>;
