/** What a donor reads in a receipt. A partner without a name is left out. */
type Words = {
  subject: (partner: string | null) => string;
  greeting: (firstName: string) => string;
  thanks: (money: string, partner: string | null, day: string) => string;
  reference: (id: string) => string;
  tax: (partner: string | null) => string;
  playMoney: string;
};

const ENGLISH: Words = {
  subject: (partner) => (partner ? `Your donation to ${partner}` : 'Your donation'),
  greeting: (firstName) => `Hello ${firstName},`,
  thanks: (money, partner, day) =>
    `Thank you for your donation of ${money}${partner ? ` to ${partner}` : ''} on ${day}.`,
  reference: (id) => `Reference: ${id}`,
  tax: (partner) =>
    `This message confirms your payment. For a tax receipt, please ask ${partner ?? 'the organization'}.`,
  playMoney: 'This was a trial with play money: nothing was charged.',
};

const WORDS: Record<string, Words> = {
  es: {
    subject: (partner) => (partner ? `Tu donación a ${partner}` : 'Tu donación'),
    greeting: (firstName) => `Hola, ${firstName}:`,
    thanks: (money, partner, day) => `Gracias por tu donación de ${money}${partner ? ` a ${partner}` : ''} del ${day}.`,
    reference: (id) => `Referencia: ${id}`,
    tax: (partner) =>
      `Este mensaje confirma tu pago. Si necesitas un certificado fiscal, pídelo a ${partner ?? 'la organización'}.`,
    playMoney: 'Ha sido una prueba con dinero ficticio: no se te ha cobrado nada.',
  },
  fr: {
    subject: (partner) => (partner ? `Votre don à ${partner}` : 'Votre don'),
    greeting: (firstName) => `Bonjour ${firstName},`,
    thanks: (money, partner, day) => `Merci pour votre don de ${money}${partner ? ` à ${partner}` : ''} du ${day}.`,
    reference: (id) => `Référence : ${id}`,
    tax: (partner) =>
      `Ce message confirme votre paiement. Pour un reçu fiscal, adressez-vous à ${partner ?? 'l’association'}.`,
    playMoney: 'C’était un essai avec de l’argent fictif : rien n’a été débité.',
  },
  it: {
    subject: (partner) => (partner ? `La tua donazione a ${partner}` : 'La tua donazione'),
    greeting: (firstName) => `Ciao ${firstName},`,
    thanks: (money, partner, day) =>
      `Grazie per la tua donazione di ${money}${partner ? ` a ${partner}` : ''} del ${day}.`,
    reference: (id) => `Riferimento: ${id}`,
    tax: (partner) =>
      `Questo messaggio conferma il pagamento. Per una ricevuta fiscale, rivolgiti a ${partner ?? 'l’organizzazione'}.`,
    playMoney: 'Era una prova con denaro finto: non ti è stato addebitato nulla.',
  },
};

export const receiptWordsIn = (language: string): Words => WORDS[language] ?? ENGLISH;
