import { PAPER, type PaperLang } from '../papers.ts';

/** What a paper prints about its harbor on the day of the edition; times are of its own clock, `HH:MM`. */
export type Harbor = {
  sunrise: string;
  sunset: string;
  /** In the order of the day: `high` and low water in turn. A height is in meters. */
  tides: { high: boolean; time: string; height: number }[];
  /** The sky and the wind in a line, in the languages of the paper. */
  sky: Partial<Record<PaperLang, string>>;
  /** The last boat of the day and its time. */
  lastBoat?: { time: string; name: Partial<Record<PaperLang, string>> };
};

export const HARBORS: Record<string, Harbor> = {
  [PAPER]: {
    sunrise: '06:38',
    sunset: '16:21',
    tides: [
      { high: true, time: '05:02', height: 2.87 },
      { high: false, time: '11:09', height: 0.37 },
      { high: true, time: '17:21', height: 2.74 },
      { high: false, time: '23:38', height: 0.27 },
    ],
    sky: {
      en: '46°, clearing by evening. Northwest wind, 12 knots.',
      es: '8 °C, se despeja al anochecer. Viento del noroeste, 12 nudos.',
      fr: '8 °C, éclaircies en soirée. Vent de nord-ouest, 12 nœuds.',
      it: '8 °C, schiarite in serata. Vento da nord-ovest, 12 nodi.',
    },
    lastBoat: {
      time: '22:15',
      name: {
        en: 'Last boat to Gull Island',
        es: 'Último barco a Gull Island',
        fr: 'Dernier bateau pour Gull Island',
        it: 'Ultimo traghetto per Gull Island',
      },
    },
  },
  'La Bahía': {
    sunrise: '08:15',
    sunset: '17:46',
    tides: [
      { high: false, time: '03:05', height: 1.8 },
      { high: true, time: '09:24', height: 3.4 },
      { high: false, time: '15:38', height: 1.9 },
      { high: true, time: '21:58', height: 3.3 },
    ],
    sky: { es: '16 °C, sol y nubes. Viento del suroeste, 9 nudos.' },
  },
  'Le Courrier du Port': {
    sunrise: '08:22',
    sunset: '17:32',
    tides: [
      { high: false, time: '03:51', height: 2.7 },
      { high: true, time: '10:10', height: 5.2 },
      { high: false, time: '16:20', height: 2.8 },
      { high: true, time: '22:41', height: 5.1 },
    ],
    sky: { fr: '11 °C, pluie fine le matin. Vent d’ouest, 15 nœuds.' },
  },
  'La Voce del Porto': {
    sunrise: '06:52',
    sunset: '16:43',
    tides: [
      { high: true, time: '01:40', height: 0.3 },
      { high: false, time: '07:55', height: 0.1 },
      { high: true, time: '14:12', height: 0.4 },
      { high: false, time: '20:30', height: 0.1 },
    ],
    sky: { it: '15 °C, poco nuvoloso. Maestrale, 10 nodi.' },
  },
};
