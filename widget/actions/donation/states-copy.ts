import type { Locale } from '../../../i18n/index.ts';

export type Copy = {
  title: string;
  text: string;
  thanks: string;
  /** Of 10, 25 and 50 dollars. */
  impact: readonly [string, string, string];
  first: string;
  last: string;
  longTitle: string;
  longText: string;
};

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Keep the night boat running',
    text: '$25 pays the fuel of one crossing after midnight.',
    thanks: 'Your gift pays for night crossings this winter. We print what every dollar did in March.',
    impact: [
      '$10 buys four gallons of fuel.',
      '$25 pays the fuel of one crossing after midnight.',
      '$50 pays the fuel over to the island and back.',
    ],
    first: 'Wilhelmina',
    last: 'Featherstonehaugh-Cholmondeley',
    longTitle:
      'Pay for a night boat to Gull Island until the Harbor Authority puts the 11:40 back into its timetable for the winter',
    longText:
      'The boat costs $1,180 a night, of which fares bring in a third. Gifts pay the rest until the Authority decides in March.',
  },
  es: {
    title: 'Que el barco nocturno siga navegando',
    text: 'Con 25 US$ se paga el combustible de una travesía después de medianoche.',
    thanks: 'Tu donación paga las travesías nocturnas de este invierno. En marzo publicaremos en qué se ha gastado.',
    impact: [
      'Con 10 US$ se compran quince litros de combustible.',
      'Con 25 US$ se paga el combustible de una travesía después de medianoche.',
      'Con 50 US$ se paga el combustible de ida y vuelta a la isla.',
    ],
    first: 'María del Carmen',
    last: 'Fernández de Navarrete y Etxeberria',
    longTitle:
      'Paguemos un barco nocturno hasta que la autoridad portuaria devuelva la salida de las 23:40 al horario de invierno',
    longText:
      'El barco cuesta 1180 dólares por noche y los billetes cubren un tercio. Las donaciones pagan el resto hasta marzo.',
  },
  fr: {
    title: 'Pour que le bateau de nuit continue',
    text: 'Avec 25 $, vous payez le carburant d’une traversée après minuit.',
    thanks: 'Votre don paie les traversées de nuit de cet hiver. Nous publierons en mars ce que chaque don a permis.',
    impact: [
      'Avec 10 $, vous payez quinze litres de carburant.',
      'Avec 25 $, vous payez le carburant d’une traversée après minuit.',
      'Avec 50 $, vous payez le carburant d’un aller‑retour jusqu’à l’île.',
    ],
    first: 'Marie‑Bernadette',
    last: 'de La Rochefoucauld‑Montmorency',
    longTitle:
      'Payons un bateau de nuit jusqu’à ce que le port rétablisse le départ de 23 h 40 dans ses horaires d’hiver',
    longText:
      'Le bateau coûte 1 180 dollars par nuit, dont les billets couvrent un tiers. Les dons paient le reste jusqu’en mars.',
  },
  it: {
    title: 'Teniamo in mare il traghetto di notte',
    text: 'Con 25 $ si paga il carburante di una corsa dopo mezzanotte.',
    thanks: 'La tua donazione paga le corse notturne di questo inverno. A marzo pubblicheremo come è stata spesa.',
    impact: [
      'Con 10 $ si comprano quindici litri di carburante.',
      'Con 25 $ si paga il carburante di una corsa dopo mezzanotte.',
      'Con 50 $ si paga il carburante per andare sull’isola e tornare.',
    ],
    first: 'Maria Antonietta',
    last: 'Ferrari degli Albizzeschi Castelbarco',
    longTitle:
      'Paghiamo un traghetto notturno finché l’autorità portuale non rimette la corsa delle 23:40 nell’orario invernale',
    longText:
      'Il traghetto costa 1180 dollari a notte e i biglietti ne coprono un terzo. Le donazioni pagano il resto fino a marzo.',
  },
};
