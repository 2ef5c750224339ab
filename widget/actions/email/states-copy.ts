import type { Locale } from '../../../i18n/index.ts';

const ENGLISH = {
  title: 'Ask the city to light Pier Street again',
  description: 'Fourteen street lamps have been dark since March. The committee sets its repair list on November 30.',
  longTitle:
    'Ask the Public Works Committee to repair all fourteen street lamps between Market Pier and Cooper Square before the winter timetable brings everybody home in the dark',
  subject: 'Please repair the lamps on Pier Street',
  message:
    'Dear @recipientName,\n\nFourteen lamps between Market Pier and Cooper Square have been dark since March. People walk home from the late boat by the light of their telephones.\n\nPlease put Pier Street on the November repair list.',
  button: 'Write to the committee',
  thanks: 'Your letter is on its way',
  thanksText: 'The committee meets on November 30 at 6\u00a0p.m. The gallery is open to everybody.',
  recipients: ['Councilmember Ruth Adeyemi', 'Councilmember Tomás Vidal', 'Director Ines Koch', 'Mayor Olu Brandt'],
  firstName: 'Ada',
  lastName: 'Lovelace',
};
export type Copy = typeof ENGLISH;

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': ENGLISH,
  es: {
    title: 'Pide al Ayuntamiento que ilumine el paseo',
    description:
      'Catorce farolas llevan apagadas desde marzo. La comisión cierra su lista de obras el 30 de noviembre.',
    longTitle:
      'Pide a la Comisión de Obras que repare las catorce farolas del paseo marítimo entre la playa Grande y la punta del Faro antes de que el horario de invierno nos devuelva a casa de noche',
    subject: 'Reparen las farolas del paseo marítimo',
    message:
      'Estimadas personas (@recipientName):\n\nCatorce farolas del paseo llevan apagadas desde marzo. Quien vuelve en el último barco camina a la luz del teléfono.\n\nIncluyan el paseo en la lista de noviembre.',
    button: 'Escribir a la comisión',
    thanks: 'Tu carta está en camino',
    thanksText: 'La comisión se reúne el 30 de noviembre a las seis de la tarde. La sesión es pública.',
    recipients: ['Concejala Rut Adeyemi', 'Concejal Tomás Vidal', 'Directora Inés Koch', 'Alcalde Olu Brandt'],
    firstName: 'María de los Ángeles',
    lastName: 'Fernández-Villaverde y Ortiz de Zárate',
  },
  fr: {
    title: 'Demandez à la mairie de rallumer le quai',
    description: 'Quatorze lampadaires sont éteints depuis mars. La commission arrête sa liste le 30 novembre.',
    longTitle:
      'Demandez à la commission des travaux de réparer les quatorze lampadaires du quai des Corderies avant que l’horaire d’hiver ne fasse rentrer tout le monde dans le noir',
    subject: 'Réparez les lampadaires du quai des Corderies',
    message:
      'Madame, Monsieur (@recipientName),\n\nQuatorze lampadaires du quai sont éteints depuis mars. Qui rentre par le dernier bateau marche à la lueur du téléphone.\n\nInscrivez le quai sur la liste de novembre.',
    button: 'Écrire à la commission',
    thanks: 'Votre lettre est en route',
    thanksText: 'La commission se réunit le 30 novembre à 18 heures. La séance est publique.',
    recipients: [
      'Ruth Adeyemi, conseillère',
      'Thomas Vidal, conseiller',
      'Inès Koch, directrice',
      'Olivier Brandt, maire',
    ],
    firstName: 'Marie-Antoinette',
    lastName: 'de La Rochefoucauld-Montbel',
  },
  it: {
    title: 'Chiediamo al Comune di riaccendere il molo',
    description: 'Quattordici lampioni sono spenti da marzo. La commissione chiude l’elenco dei lavori il 30 novembre.',
    longTitle:
      'Chiediamo alla commissione lavori pubblici di riparare i quattordici lampioni di via dei Cordai prima che l’orario invernale riporti tutti a casa al buio',
    subject: 'Riparate i lampioni di via dei Cordai',
    message:
      'Gentili (@recipientName),\n\nquattordici lampioni di via dei Cordai sono spenti da marzo. Chi torna con l’ultimo traghetto cammina alla luce del telefono.\n\nInserite la via nell’elenco di novembre.',
    button: 'Scrivi alla commissione',
    thanks: 'La tua lettera è partita',
    thanksText: 'La commissione si riunisce il 30 novembre alle 18. La seduta è pubblica.',
    recipients: ['Consigliera Rut Adeyemi', 'Consigliere Tommaso Vidal', 'Direttrice Ines Koch', 'Sindaco Olmo Brandt'],
    firstName: 'Massimiliano',
    lastName: 'Mastropasqua-Castellammare',
  },
};
