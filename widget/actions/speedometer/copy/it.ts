import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  speedometer: {
    slider: 'La tua stima',
    instruction: 'Sposta la lancetta per dare la tua stima',
    moved: 'Verifica la tua stima o sposta di nuovo la lancetta',
    unmoved: 'Ancora nessuna stima',
    submit: 'Verifica',
    checking: 'Verifica in corso…',
    notSent: 'La tua stima non è stata inviata.',
    value: '{value:string} {unit:string}',
    close: 'Ci sei quasi',
    correct: 'Corretto',
    incorrect: 'Sbagliato',
    correctValue: 'La risposta è {value:string}',
    yourValue: 'La tua stima: {value:string}',
    higher: 'troppo bassa',
    lower: 'troppo alta',
    middleHalf: 'Metà delle risposte è tra {from:string} e {to:string}.',
    guesses: '{n:number|count} {{n:|risposta|||di risposte|risposte}}',
    again: 'Sposta la lancetta per riprovare',
    shareText: 'Ho provato a indovinare. Fai di meglio?',
  },
} satisfies Shape<typeof english>;
