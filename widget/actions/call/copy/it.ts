import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  call: {
    start: 'CHIAMA',
    call: 'CHIAMA',
    copyNumber: 'Copia il numero',
    numberCopied: 'Numero copiato',
    copyByHand: 'Copia il numero da qui:',
    noNumber: 'Non conosciamo un numero di telefono di {name:string}.',
    otherOffices: 'Altri uffici',
    progress: 'Chiamata {current:number} di {total:number}',
    outcomeQuestion: 'Com’è andata la chiamata?',
    voicemail: 'Segreteria',
    unavailable: 'Non disponibile',
    contacted: 'Ho parlato',
    skip: 'Salta',
    script: 'Cosa dire',
    officeHours: 'Di solito rispondono dal lunedì al venerdì, dalle 9 alle 17. In altri orari lascia un messaggio.',
    saving: 'Salvataggio…',
    thankYouTitle: 'Grazie per la chiamata',
    thankYouText: 'Ogni chiamata conta. Chiedi a qualcuno di chiamare.',
    callAnother: 'Chiama un’altra persona',
    skippedTitle: 'Non è il momento giusto?',
    skippedText: 'Nessuna chiamata è stata contata. Chiama quando vuoi, o chiedi a qualcuno di farlo.',
    callAfterAll: 'Chiama lo stesso',
    shareText: 'Ho chiamato per questo. Chiami anche tu?',
  },
} satisfies Shape<typeof english>;
