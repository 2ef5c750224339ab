import type { Locale } from '../../../i18n/index.ts';

export type Copy = {
  title: string;
  description: string;
  formTitle: string;
  formDescription: string;
  longTitle: string;
};

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Count one beach, one morning a month',
    description:
      'Ninety volunteers walk the harbor’s beaches with a clipboard and a bag. Thirty stretches have nobody.',
    formTitle: 'Take a stretch of beach',
    formDescription: 'You get a map and the tide table within a week.',
    longTitle:
      'Count what the tide leaves on one of a hundred and twenty stretches of beach, one Saturday morning a month, from the first of December until the storms are over',
  },
  es: {
    title: 'Cuenta una playa, una mañana al mes',
    description: 'Noventa personas recorren las playas con una libreta y una bolsa. Quedan treinta tramos sin nadie.',
    formTitle: 'Quédate con un tramo de playa',
    formDescription: 'En una semana recibirás un plano y la tabla de mareas.',
    longTitle:
      'Cuenta lo que la marea deja en uno de los ciento veinte tramos de playa, un sábado por la mañana al mes, desde el primero de diciembre hasta que pasen los temporales',
  },
  fr: {
    title: 'Une plage à compter, un matin par mois',
    description:
      'Quatre-vingt-dix bénévoles parcourent les plages, un carnet et un sac à la main. Trente tronçons n’ont personne.',
    formTitle: 'Adoptez un tronçon de plage',
    formDescription: 'Vous recevrez sous huit jours un plan et l’annuaire des marées.',
    longTitle:
      'Comptez ce que la marée laisse sur l’un des cent vingt tronçons de plage, un samedi matin par mois, du premier décembre jusqu’à la fin des tempêtes d’hiver',
  },
  it: {
    title: 'Conta una spiaggia, una mattina al mese',
    description: 'Novanta volontari percorrono le spiagge con un quaderno e un sacco. Trenta tratti non hanno nessuno.',
    formTitle: 'Prendi un tratto di spiaggia',
    formDescription: 'Entro una settimana ricevi una mappa e la tavola delle maree.',
    longTitle:
      'Conta quello che la marea lascia su uno dei centoventi tratti di spiaggia, un sabato mattina al mese, dal primo dicembre fino alla fine delle mareggiate',
  },
};
