import { acceptedLanguage } from '../copy.ts';

const ENGLISH = {
  mark: 'Play money: nothing is charged',
  title: 'Play money – Civic Action',
  give: (amount: string) => `Give ${amount}`,
  to: 'To',
  about: 'On a real site, this is the payment provider’s own page.',
  pay: (amount: string) => `Pay ${amount}`,
  decline: 'Be declined by the bank',
  cancel: 'Cancel',
  authorized: 'You agreed to pay',
  declined: 'Your bank declined the payment',
  cancelled: 'You cancelled the payment',
  close: 'Close this window and go back to the article.',
  again: 'Choose again',
  unknown: 'No such payment',
  whyUnknown: 'It may have expired. Go back to the article and choose an amount again.',
};

type SandboxWords = typeof ENGLISH;

const WORDS: Record<string, SandboxWords> = {
  en: ENGLISH,
  es: {
    mark: 'Dinero de prueba: no se cobra nada',
    title: 'Dinero de prueba – Civic Action',
    give: (amount) => `Dona ${amount}`,
    to: 'Para',
    about: 'En un sitio real, esta es la página del proveedor de pagos.',
    pay: (amount) => `Pagar ${amount}`,
    decline: 'Que el banco lo rechace',
    cancel: 'Cancelar',
    authorized: 'Has aceptado el pago',
    declined: 'Tu banco ha rechazado el pago',
    cancelled: 'Has cancelado el pago',
    close: 'Cierra esta ventana y vuelve al artículo.',
    again: 'Elegir de nuevo',
    unknown: 'Este pago no existe',
    whyUnknown: 'Puede que haya caducado. Vuelve al artículo y elige otra vez un importe.',
  },
  fr: {
    mark: 'Argent fictif : rien n’est débité',
    title: 'Argent fictif – Civic Action',
    give: (amount) => `Donner ${amount}`,
    to: 'À',
    about: 'Sur un vrai site, cette page est celle du prestataire de paiement.',
    pay: (amount) => `Payer ${amount}`,
    decline: 'Être refusé par la banque',
    cancel: 'Annuler',
    authorized: 'Vous avez accepté le paiement',
    declined: 'Votre banque a refusé le paiement',
    cancelled: 'Vous avez annulé le paiement',
    close: 'Fermez cette fenêtre et revenez à l’article.',
    again: 'Choisir à nouveau',
    unknown: 'Ce paiement n’existe pas',
    whyUnknown: 'Il a peut-être expiré. Revenez à l’article et choisissez de nouveau un montant.',
  },
  it: {
    mark: 'Denaro finto: nessun addebito',
    title: 'Denaro finto – Civic Action',
    give: (amount) => `Dona ${amount}`,
    to: 'A',
    about: 'Su un sito vero, questa è la pagina del fornitore dei pagamenti.',
    pay: (amount) => `Paga ${amount}`,
    decline: 'Fatti rifiutare dalla banca',
    cancel: 'Annulla',
    authorized: 'Hai accettato il pagamento',
    declined: 'La banca ha rifiutato il pagamento',
    cancelled: 'Hai annullato il pagamento',
    close: 'Chiudi questa finestra e torna all’articolo.',
    again: 'Scegli di nuovo',
    unknown: 'Questo pagamento non esiste',
    whyUnknown: 'Forse è scaduto. Torna all’articolo e scegli di nuovo un importe.',
  },
};

export type SandboxLanguage = { language: string; words: SandboxWords };

/** In the browser's language: a payment does not record the language of its article. */
export function sandboxLanguage(acceptLanguage: string | undefined): SandboxLanguage {
  const language = acceptedLanguage(acceptLanguage);
  return { language, words: WORDS[language] ?? ENGLISH };
}
