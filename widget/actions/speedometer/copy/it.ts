import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  speedometer: {
    slider: 'La tua stima',
    instruction: 'Trascina per indovinare',
    submit: 'Verifica',
    value: '{value:string} {unit:string}',
    close: 'Ci sei quasi',
    correct: 'Corretto',
    incorrect: 'Sbagliato',
    correctValue: 'La risposta è {value:string}',
    yourValue: 'La tua stima: {value:string}',
    higher: 'Troppo basso',
    lower: 'Troppo alto',
    guesses: '{n:number|count} {{n:|risposta|||di risposte|risposte}} finora',
    again: 'Prova di nuovo',
    shareText: 'Ho provato a indovinare. Fai di meglio?',
  },
} satisfies Shape<typeof english>;
