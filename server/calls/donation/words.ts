import { sentences } from '../../../i18n/format.ts';

/** What a donor reads when a gift can't be made; the first of `errorList` (spec §5). Each says that nothing was charged. */
type Words = {
  currency: string;
  otherCurrency: string;
  amount: string;
  least: (amount: string) => string;
  most: (amount: string) => string;
  gateway: string;
  gone: string;
  declined: string;
  invalid: string;
  used: string;
  failed: string;
  attempts: string;
  tooMany: string;
};

const ENGLISH: Words = {
  currency: 'We can’t take gifts in this currency. You were not charged.',
  otherCurrency: 'This gift was begun in another currency. You were not charged. Choose your amount again.',
  amount: 'Enter an amount. You were not charged.',
  least: (amount) => `The smallest amount is ${amount}. You were not charged.`,
  most: (amount) => `The largest amount is ${amount}. You were not charged.`,
  gateway:
    'There was an error with the payment gateway while initiating your donation—please try again later. You were not charged.',
  gone: 'This payment has expired. You were not charged. Choose your amount again.',
  declined: 'Your bank declined the payment. You were not charged. Try another way to pay.',
  used: 'This payment was used already. Nothing more was charged. Choose again how to pay.',
  invalid: 'The payment details are invalid. You were not charged. Check them and try again.',
  failed: 'The payment didn’t go through. You were not charged. Try again later.',
  attempts: 'You’ve tried too many times. You were not charged. Choose your amount again.',
  tooMany: 'Too many donations have come from your network today. You were not charged. Try again tomorrow.',
};

const WORDS: Record<string, Words> = {
  en: ENGLISH,
  es: {
    currency: 'No podemos aceptar donaciones en esta moneda. No se te ha cobrado nada.',
    otherCurrency: 'Esta donación se inició en otra moneda. No se te ha cobrado nada. Elige otra vez el importe.',
    amount: 'Escribe un importe. No se te ha cobrado nada.',
    least: (amount) => `El importe mínimo es ${amount}. No se te ha cobrado nada.`,
    most: (amount) => `El importe máximo es ${amount}. No se te ha cobrado nada.`,
    gateway:
      'Hubo un error con la pasarela de pago al iniciar tu donación. Inténtalo de nuevo más tarde. No se te ha cobrado nada.',
    gone: 'Este pago ha caducado. No se te ha cobrado nada. Elige otra vez el importe.',
    declined: 'Tu banco ha rechazado el pago. No se te ha cobrado nada. Prueba con otra forma de pago.',
    used: 'Este pago ya se ha usado. No se te ha cobrado nada más. Elige otra vez cómo pagar.',
    invalid: 'Los datos de pago no son válidos. No se te ha cobrado nada. Revísalos e inténtalo de nuevo.',
    failed: 'El pago no se ha completado. No se te ha cobrado nada. Inténtalo más tarde.',
    attempts: 'Lo has intentado demasiadas veces. No se te ha cobrado nada. Elige otra vez el importe.',
    tooMany: 'Hoy han llegado demasiadas donaciones desde tu red. No se te ha cobrado nada. Inténtalo mañana.',
  },
  fr: {
    currency: 'Nous ne pouvons pas recevoir de dons dans cette devise. Rien n’a été débité.',
    otherCurrency: 'Ce don a été commencé dans une autre devise. Rien n’a été débité. Choisissez à nouveau un montant.',
    amount: 'Saisissez un montant. Rien n’a été débité.',
    least: (amount) => `Le montant minimum est de ${amount}. Rien n’a été débité.`,
    most: (amount) => `Le montant maximum est de ${amount}. Rien n’a été débité.`,
    gateway:
      'Une erreur du service de paiement a interrompu votre don. Veuillez réessayer plus tard. Rien n’a été débité.',
    gone: 'Ce paiement a expiré. Rien n’a été débité. Choisissez à nouveau un montant.',
    declined: 'Votre banque a refusé le paiement. Rien n’a été débité. Essayez un autre moyen de paiement.',
    used: 'Ce paiement a déjà servi. Rien de plus n’a été débité. Choisissez à nouveau un moyen de paiement.',
    invalid: 'Les données de paiement ne sont pas valides. Rien n’a été débité. Vérifiez-les et réessayez.',
    failed: 'Le paiement n’a pas abouti. Rien n’a été débité. Réessayez plus tard.',
    attempts: 'Vous avez fait trop d’essais. Rien n’a été débité. Choisissez à nouveau un montant.',
    tooMany: 'Trop de dons sont venus de votre réseau aujourd’hui. Rien n’a été débité. Réessayez demain.',
  },
  it: {
    currency: 'Non possiamo ricevere donazioni in questa valuta. Non ti è stato addebitato nulla.',
    otherCurrency:
      'Questa donazione è stata avviata in un’altra valuta. Non ti è stato addebitato nulla. Scegli di nuovo l’importo.',
    amount: 'Inserisci un importo. Non ti è stato addebitato nulla.',
    least: (amount) => `L’importo minimo è ${amount}. Non ti è stato addebitato nulla.`,
    most: (amount) => `L’importo massimo è ${amount}. Non ti è stato addebitato nulla.`,
    gateway: 'Si è verificato un errore del servizio di pagamento. Riprova più tardi. Non ti è stato addebitato nulla.',
    gone: 'Questo pagamento è scaduto. Non ti è stato addebitato nulla. Scegli di nuovo l’importo.',
    declined: 'La tua banca ha rifiutato il pagamento. Non ti è stato addebitato nulla. Prova un altro modo di pagare.',
    used: 'Questo pagamento è già stato usato. Non ti è stato addebitato altro. Scegli di nuovo come pagare.',
    invalid: 'I dati del pagamento non sono validi. Non ti è stato addebitato nulla. Controllali e riprova.',
    failed: 'Il pagamento non è riuscito. Non ti è stato addebitato nulla. Riprova più tardi.',
    attempts: 'Hai fatto troppi tentativi. Non ti è stato addebitato nulla. Scegli di nuovo l’importo.',
    tooMany: 'Oggi sono arrivate troppe donazioni dalla tua rete. Non ti è stato addebitato nulla. Riprova domani.',
  },
};

export const wordsIn = (language: string): Words => WORDS[language] ?? ENGLISH;

/** What is wrong with a request that no widget of ours sends, in the words of the check and so in English. */
export const unreadWords = (errors: Record<string, string[]>) =>
  Object.values(errors)
    .flat()
    .map((message) => sentences(message, 'You were not charged.'));

/** `$10`, `10 €`, `¥100`: an amount in the main unit. */
export const moneyText = (amount: number, currency: string, language: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    amount,
  );
