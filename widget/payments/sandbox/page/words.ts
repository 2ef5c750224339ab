type Words = {
  playMoney: string;
  datePlaceholder: string;
  bank: string;
  bankAsks: (amount: string, payee: string) => string;
  confirm: string;
  refuse: string;
  cancel: string;
  pay: (amount: string) => string;
};

const ENGLISH: Words = {
  playMoney: 'Play money',
  datePlaceholder: 'MM/YY',
  bank: 'Your bank',
  bankAsks: (amount, payee) => `Do you want to pay ${amount} to ${payee}?`,
  confirm: 'Confirm',
  refuse: 'Refuse',
  cancel: 'Cancel',
  pay: (amount) => `Pay ${amount}`,
};

const WORDS: Record<string, Words> = {
  es: {
    playMoney: 'Dinero ficticio',
    datePlaceholder: 'MM/AA',
    bank: 'Tu banco',
    bankAsks: (amount, payee) => `¿Quieres pagar ${amount} a ${payee}?`,
    confirm: 'Confirmar',
    refuse: 'Rechazar',
    cancel: 'Cancelar',
    pay: (amount) => `Pagar ${amount}`,
  },
  fr: {
    playMoney: 'Argent fictif',
    datePlaceholder: 'MM/AA',
    bank: 'Votre banque',
    bankAsks: (amount, payee) => `Voulez-vous payer ${amount} à ${payee} ?`,
    confirm: 'Confirmer',
    refuse: 'Refuser',
    cancel: 'Annuler',
    pay: (amount) => `Payer ${amount}`,
  },
  it: {
    playMoney: 'Denaro finto',
    datePlaceholder: 'MM/AA',
    bank: 'La tua banca',
    bankAsks: (amount, payee) => `Vuoi pagare ${amount} a ${payee}?`,
    confirm: 'Conferma',
    refuse: 'Rifiuta',
    cancel: 'Annulla',
    pay: (amount) => `Paga ${amount}`,
  },
};

export const wordsIn = (language: string): Words => WORDS[language] ?? ENGLISH;
