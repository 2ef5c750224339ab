import type { Locale } from '../../../i18n/index.ts';

export type Copy = {
  question: string;
  unit: string;
  text: string;
  feedback: string;
  longQuestion: string;
  longFeedback: string;
};

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': {
    question: 'How much water can one oyster clean in a day?',
    unit: 'gallons',
    text: 'A large one, in warm water.',
    feedback: 'You were @customVariableCalc gallons off.',
    longQuestion:
      'Biologists have measured how much water a single large oyster pumps through its shell on a warm day in summer, when it works hardest. How many gallons do you think it cleans before the sun goes down?',
    longFeedback:
      'You were @customVariableCalc gallons off. The figure comes from tanks, on large animals in warm water; in January an oyster hardly works at all.',
  },
  es: {
    question: '¿Cuánta agua puede limpiar una ostra en un día?',
    unit: 'litros',
    text: 'Una grande, en agua templada.',
    feedback: 'Te has desviado @customVariableCalc litros.',
    longQuestion:
      'Los biólogos han medido cuánta agua hace pasar por su concha una sola ostra grande en un día cálido de verano, cuando más trabaja. ¿Cuántos litros crees que limpia antes de que se ponga el sol?',
    longFeedback:
      'Te has desviado @customVariableCalc litros. La cifra se midió en tanques, con ejemplares grandes y agua templada; en enero una ostra apenas trabaja.',
  },
  fr: {
    question: 'Combien d’eau une huître peut-elle filtrer en un jour ?',
    unit: 'litres',
    text: 'Une grande, dans une eau tiède.',
    feedback: 'Vous étiez à @customVariableCalc litres de la réponse.',
    longQuestion:
      'Des biologistes ont mesuré l’eau qu’une seule grande huître fait passer par sa coquille un jour chaud d’été, quand elle travaille le plus. Combien de litres filtre-t-elle, selon vous, avant le coucher du soleil ?',
    longFeedback:
      'Vous étiez à @customVariableCalc litres de la réponse. Le chiffre vient de mesures en bassin, sur de grands animaux dans une eau tiède ; en janvier, une huître ne travaille presque pas.',
  },
  it: {
    question: 'Quanta acqua può pulire un’ostrica in un giorno?',
    unit: 'litri',
    text: 'Una grande, nell’acqua tiepida.',
    feedback: 'Eri a @customVariableCalc litri di distanza.',
    longQuestion:
      'I biologi hanno misurato quanta acqua una sola grande ostrica fa passare dalla conchiglia in una calda giornata d’estate, quando lavora di più. Quanti litri pulisce, secondo te, prima del tramonto?',
    longFeedback:
      'Eri a @customVariableCalc litri di distanza. La misura viene da vasche, con animali grandi e acqua tiepida; a gennaio un’ostrica quasi non lavora.',
  },
};
