import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  speedometer: {
    slider: 'Tu cálculo',
    instruction: 'Desliza para adivinar',
    submit: 'Comprobar',
    value: '{value:string} {unit:string}',
    close: 'Cerca',
    correct: 'Correcto',
    incorrect: 'Incorrecto',
    correctValue: 'La respuesta es {value:string}',
    yourValue: 'Tu cálculo: {value:string}',
    higher: 'Demasiado bajo',
    lower: 'Demasiado alto',
    guesses: '{n:number|count} {{n:|respuesta|||de respuestas|respuestas}} hasta ahora',
    again: 'Probar otra vez',
    shareText: 'He probado a adivinarlo. ¿Te acercas más?',
  },
} satisfies Shape<typeof english>;
