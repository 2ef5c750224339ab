import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  speedometer: {
    slider: 'Votre estimation',
    instruction: 'Faites glisser pour deviner',
    submit: 'Vérifier',
    value: '{value:string} {unit:string}',
    close: 'Pas loin',
    correct: 'Correct',
    incorrect: 'Incorrect',
    correctValue: 'La réponse est {value:string}',
    yourValue: 'Votre estimation : {value:string}',
    higher: 'Trop bas',
    lower: 'Trop haut',
    guesses: '{n:number|count} {{n:|réponse|||de réponses|réponses}} pour l’instant',
    again: 'Deviner à nouveau',
    shareText: 'J’ai tenté ma chance. Ferez-vous mieux ?',
  },
} satisfies Shape<typeof english>;
