import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  sentimentpoll: {
    slider: 'Votre position',
    instruction: 'Faites glisser pour répondre',
    value: '{percent:string} vers {label:string}',
    middle: 'Au milieu',
    saving: 'Enregistrement…',
    saved: 'Votre réponse est prise en compte',
    majority: 'Vous êtes avec la majorité',
    further: 'Vous penchez davantage de ce côté',
    distribution: 'Réponses des lecteurs, de {low:string} à {high:string}',
    answers: '{n:number|count} {{n:|réponse|||de réponses|réponses}}',
    change: 'Faites glisser à nouveau pour changer',
    shareText: 'J’ai dit ce que j’en pense. Et vous ?',
  },
} satisfies Shape<typeof english>;
