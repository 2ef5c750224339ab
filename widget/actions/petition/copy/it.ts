import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  petition: {
    start: 'Firma la petizione',
    signatures: '{n:number|count} {{n:|firma|||di firme|firme}}',
    progress: '{n:number|count} di {goal:number|count} firme',
    goalReached: 'Obiettivo raggiunto!',
    sign: 'Firma',
    signing: 'Invio della firma…',
    showName: 'Mostra il mio nome e l’iniziale del cognome tra le ultime firme',
    thankYouTitle: 'Grazie per la firma',
    thankYouText: 'Condividi la petizione per aiutarla a raggiungere l’obiettivo.',
    latest: 'Ultime firme',
    andYou: 'e tu',
    ownName: '{name:string} (tu)',
    notSent: 'La tua firma non è stata inviata.',
    shareText: 'Ho firmato questa petizione. Firma anche tu!',
  },
} satisfies Shape<typeof english>;
