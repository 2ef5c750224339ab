import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  sentimentpoll: {
    slider: 'La tua posizione',
    instruction: 'Trascina per rispondere',
    value: '{percent:string} verso «{label:string}»',
    middle: 'Nel mezzo',
    saving: 'Salvataggio…',
    saved: 'La tua risposta è stata contata',
    first: 'La tua è la prima risposta',
    majority: 'Sei con la maggioranza',
    closer: 'Sei più vicino a «{end:string}» del {share:string} dei lettori',
    closerThanAll: 'Tutti gli altri lettori sono più lontani di te da «{end:string}»',
    closerThanNone: 'Sei tra chi è più lontano da «{end:string}»',
    closerThanOther: 'L’unica altra persona che ha risposto è più lontana di te da «{end:string}»',
    furtherThanOther: 'L’unica altra persona che ha risposto è più vicina di te a «{end:string}»',
    same: 'Tutti gli altri la pensano come te',
    halfway: 'Sei esattamente nel mezzo',
    distribution: 'Risposte dei lettori, da {low:string} a {high:string}',
    thirds: '{low:string}: {lowShare:string}. Nel mezzo: {middleShare:string}. {high:string}: {highShare:string}.',
    answers: '{n:number|count} {{n:|risposta|||di risposte|risposte}}',
    again: 'Trascina di nuovo per rispondere',
    change: 'Trascina di nuovo per cambiare risposta',
    shareText: 'Ho detto cosa penso. E tu?',
  },
} satisfies Shape<typeof english>;
