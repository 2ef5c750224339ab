import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  checkregistration: {
    start: 'Verifica la mia iscrizione',
    noLookUp:
      'Non abbiamo accesso alle liste elettorali del tuo Stato. Te lo dice il sito ufficiale: qui non devi inserire nulla.',
    official: 'Vai al sito ufficiale',
    failed: 'Si è verificato un errore. {message:string}',
    failedUnexplained: 'Si è verificato un errore. Riprova più tardi!',
    details: 'I tuoi dati, come all’iscrizione',
    submit: 'Verifica',
    checking: 'Verifica in corso…',
    registeredTitle: 'La tua iscrizione elettorale è valida',
    registeredText: 'Il tuo nome è nelle liste elettorali. Ci vediamo alle urne!',
    notRegisteredTitle: 'Potresti non risultare nelle liste',
    notRegisteredText: 'La ricerca non ha dato esito. Controlla i dati o iscriviti ora.',
    unknownTitle: 'Non abbiamo potuto confermare la tua iscrizione',
    unknownText: 'Non possiamo consultare le liste elettorali del tuo Stato. Controlla o iscriviti sul sito ufficiale.',
    register: 'Iscriviti per votare',
    checkAgain: 'Verifica di nuovo',
    notSent: 'La tua iscrizione non è stata verificata.',
    shareText: 'Ho verificato la mia iscrizione elettorale. Verifica la tua!',
  },
} satisfies Shape<typeof english>;
