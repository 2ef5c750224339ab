import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  sentimentpoll: {
    slider: 'Votre position',
    instruction: 'Faites glisser pour répondre',
    value: '{percent:string} vers « {label:string} »',
    middle: 'Au milieu',
    saving: 'Enregistrement…',
    saved: 'Votre réponse est prise en compte',
    first: 'Vous répondez en premier',
    majority: 'Vous êtes avec la majorité',
    further: 'Vous penchez davantage de ce côté',
    distribution: 'Réponses des lecteurs, de {low:string} à {high:string}',
    thirds: '{low:string} : {lowShare:string}. Au milieu : {middleShare:string}. {high:string} : {highShare:string}.',
    you: 'Vous',
    answers: '{n:number|count} {{n:|réponse|||de réponses|réponses}}',
    again: 'Faites glisser à nouveau pour répondre',
    change: 'Faites glisser à nouveau pour changer',
    shareText: 'J’ai dit ce que j’en pense. Et vous ?',
  },
} satisfies Shape<typeof english>;
