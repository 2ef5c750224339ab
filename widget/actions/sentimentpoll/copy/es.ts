import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  sentimentpoll: {
    slider: 'Tu postura',
    instruction: 'Desliza para responder',
    value: '{percent:string} hacia «{label:string}»',
    middle: 'En el punto medio',
    saving: 'Guardando…',
    saved: 'Hemos contado tu respuesta',
    first: 'Eres la primera persona que responde',
    majority: 'Estás con la mayoría',
    closer: 'Estás más cerca de «{end:string}» que el {share:string} de los lectores',
    closerThanAll: 'Estás más cerca de «{end:string}» que los demás lectores',
    closerThanNone: 'Estás entre quienes más lejos quedan de «{end:string}»',
    closerThanOther: 'Estás más cerca de «{end:string}» que la otra persona que ha respondido',
    furtherThanOther: 'La otra persona que ha respondido está más cerca de «{end:string}» que tú',
    same: 'Las demás personas piensan igual que tú',
    halfway: 'Estás justo en medio',
    distribution: 'Respuestas de los lectores, de {low:string} a {high:string}',
    thirds: '{low:string}: {lowShare:string}. En el medio: {middleShare:string}. {high:string}: {highShare:string}.',
    answers: '{n:number|count} {{n:|respuesta|||de respuestas|respuestas}}',
    again: 'Desliza otra vez para responder',
    change: 'Desliza otra vez para cambiar tu respuesta',
    shareText: 'Ya he dicho qué pienso. ¿Y tú?',
  },
} satisfies Shape<typeof english>;
