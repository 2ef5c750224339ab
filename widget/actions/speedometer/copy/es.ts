import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  speedometer: {
    slider: 'Tu cálculo',
    instruction: 'Mueve la aguja para hacer tu cálculo',
    moved: 'Comprueba tu cálculo o vuelve a mover la aguja',
    unmoved: 'Aún sin cálculo',
    submit: 'Comprobar',
    checking: 'Comprobando…',
    notSent: 'Tu respuesta no se ha enviado.',
    value: '{value:string} {unit:string}',
    close: 'Cerca',
    correct: 'Correcto',
    incorrect: 'Incorrecto',
    correctValue: 'La respuesta es {value:string}',
    yourValue: 'Tu cálculo: {value:string}',
    higher: 'demasiado bajo',
    lower: 'demasiado alto',
    middleHalf: 'La mitad del público ha respondido entre {from:string} y {to:string}.',
    guesses: '{n:number|count} {{n:|respuesta|||de respuestas|respuestas}}',
    again: 'Desliza para probar otra vez',
    shareText: 'He probado a adivinarlo. ¿Te acercas más?',
  },
} satisfies Shape<typeof english>;
