import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  speedometer: {
    slider: 'Votre estimation',
    instruction: 'Déplacez l’aiguille pour donner votre estimation',
    moved: 'Vérifiez votre estimation ou déplacez de nouveau l’aiguille',
    unmoved: 'Pas encore d’estimation',
    submit: 'Vérifier',
    checking: 'Vérification…',
    notSent: 'Votre estimation n’a pas été envoyée.',
    value: '{value:string} {unit:string}',
    close: 'Pas loin',
    correct: 'Correct',
    incorrect: 'Incorrect',
    correctValue: 'La réponse est {value:string}',
    yourValue: 'Votre estimation : {value:string}',
    higher: 'trop basse',
    lower: 'trop élevée',
    middleHalf: 'La moitié des réponses se situe entre {from:string} et {to:string}.',
    guesses: '{n:number|count} {{n:|réponse|||de réponses|réponses}}',
    again: 'Déplacez l’aiguille pour réessayer',
    shareText: 'J’ai tenté ma chance. Ferez-vous mieux ?',
  },
} satisfies Shape<typeof english>;
