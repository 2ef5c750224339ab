import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  speedometer: {
    slider: 'Tu estimación',
    instruction: 'Mueve la aguja para dar tu estimación',
    moved: 'Comprueba tu estimación o mueve otra vez la aguja',
    unmoved: 'Aún no has movido la aguja',
    submit: 'Comprobar',
    checking: 'Comprobando…',
    notSent: 'Tu respuesta no se ha enviado.',
    value: '{value:string} {unit:string}',
    close: 'Cerca',
    correct: 'Correcto',
    incorrect: 'Incorrecto',
    correctValue: 'La respuesta es {value:string}',
    yourValue: 'Tu estimación: {value:string}',
    higher: 'demasiado baja',
    lower: 'demasiado alta',
    middleHalf: 'La mitad de las respuestas está entre {from:string} y {to:string}.',
    guesses: '{n:number|count} {{n:|respuesta|||de respuestas|respuestas}}',
    again: 'Mueve la aguja para probar otra vez',
    shareText: 'He probado a adivinarlo. ¿Te acercas más?',
  },
} satisfies Shape<typeof english>;
