import type { FirstDictionary } from './types.ts';

/** Italian, addressing the reader as "tu". */
export const dictionary = {
  common: {
    back: 'Indietro',
    next: 'Avanti',
    continue: 'Continua',
    skip: 'Salta',
    share: 'Condividi',
    more: 'Mostra altro',
    less: 'Mostra meno',
    newWindow: 'si apre in un’altra finestra',
    andOthers: 'e {{n:1 altro|altri ??}}',
  },
  errors: {
    generic: 'Riprova più tardi.',
    offline: 'Sei offline. Controlla la connessione e riprova.',
    offlineKept: 'Sei offline. Invieremo la risposta al tuo ritorno.',
    tooMany: 'Troppi tentativi. Attendi un momento.',
    closed: 'Ora non si può partecipare.',
    notSentYet: 'Non ancora inviato',
  },
  shell: {
    pageTitle: 'Partecipa',
    aboutName: 'Informazioni su {name:string}',
    productTitle: 'Che cos’è {name:string}?',
    poweredBy: 'Realizzato con {name:string}',
    buildYourOwn: 'Crea il tuo',
    sponsored: 'Sponsorizzato',
    flag: 'Bandiera: {country:string}',
    closeModal: 'Chiudi',
    closeAlert: 'Chiudi l’avviso',
    carousel: 'Scegli un’azione',
    carouselPrevious: 'Precedente',
    carouselNext: 'Successiva',
    carouselPosition: '{current:number} di {total:number}',
    crashTitle: 'Qualcosa è andato storto',
    crashText: 'Non siamo riusciti a mostrare questa schermata. Le tue risposte sono al sicuro.',
    retry: 'Riprova',
    screenFailed: 'Questa schermata non si è caricata. Controlla la connessione e riprova.',
    openShare: 'Continua su una pagina a parte',
  },
  email: {
    to: 'A: {names:string}',
  },
  lawmakers: {
    find: 'Trova i miei rappresentanti',
    finding: 'Ricerca dei rappresentanti…',
    yours: '{{n:Chi ti rappresenta|I tuoi rappresentanti}}',
  },
} as const satisfies FirstDictionary;
