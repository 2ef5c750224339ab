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
    closer: 'Vous êtes plus proche de « {end:string} » que {share:string} des lecteurs',
    closerThanAll: 'Vous êtes plus proche de « {end:string} » que tous les autres lecteurs',
    closerThanNone: 'Vous êtes parmi les plus éloignés de « {end:string} »',
    closerThanOther: 'Vous êtes plus proche de « {end:string} » que l’autre personne qui a répondu',
    furtherThanOther: 'L’autre personne qui a répondu est plus proche de « {end:string} » que vous',
    same: 'Tous les autres ont répondu comme vous',
    halfway: 'Vous êtes exactement au milieu',
    distribution: 'Réponses des lecteurs, de {low:string} à {high:string}',
    thirds: '{low:string} : {lowShare:string}. Au milieu : {middleShare:string}. {high:string} : {highShare:string}.',
    answers: '{n:number|count} {{n:|réponse|||de réponses|réponses}}',
    again: 'Faites glisser à nouveau pour répondre',
    change: 'Faites glisser à nouveau pour changer',
    shareText: 'J’ai dit ce que j’en pense. Et vous ?',
  },
} satisfies Shape<typeof english>;
