import type { Locale } from '../../../i18n/index.ts';

export type ActionTexts = {
  question: string;
  answers: string[];
  petitions: { title: string; description: string }[];
  heading: string;
  subHeading: string;
  transition: string;
  people: [name: string, role: string][];
};

/** Texts of sample actions, for states that show what is around an action. */
export const WORDS: Record<Locale, ActionTexts> = {
  'en-US': {
    question: 'Should the ferries run all night?',
    answers: ['Yes, every night', 'On weekends', 'No'],
    petitions: [
      {
        title: 'Bring back the 11:40 ferry',
        description: 'Two hundred and forty people who work nights have no way home.',
      },
      {
        title: 'Homes people can afford on Pier 9',
        description: 'Half of the waterfront’s workers commute more than an hour.',
      },
      { title: 'Decide Pier 9 in the open', description: 'Ask for a public hearing before the sale.' },
      {
        title: 'Plant trees along the Ropewalk',
        description: 'There is no shade between the market and the lighthouse.',
      },
      {
        title: 'Keep the library open on Sundays',
        description: 'It is the only warm room on the island that costs nothing.',
      },
    ],
    heading: 'Three things you can do for the waterfront',
    subHeading: 'Each takes less than a minute.',
    transition: 'One more thing before you go',
    people: [
      ['Elena Ortiz', 'Chair of the Harbor Authority'],
      ['Samuel Brandt', 'Commissioner'],
      ['Ngozi Achebe', 'Commissioner'],
    ],
  },
  es: {
    question: '¿Deberían circular los barcos toda la noche?',
    answers: ['Sí, todas las noches', 'Los fines de semana', 'No'],
    petitions: [
      {
        title: 'Que vuelvan los guardas a las dunas',
        description: 'Desde septiembre nadie vigila los doce kilómetros de dunas.',
      },
      {
        title: 'Viviendas asequibles en el muelle 9',
        description: 'La mitad de quienes trabajan en el puerto tarda más de una hora en llegar.',
      },
      {
        title: 'Que el muelle 9 se decida a la vista de todos',
        description: 'Pide una audiencia pública antes de la venta.',
      },
      { title: 'Árboles en el paseo marítimo', description: 'No hay sombra entre el mercado y el faro.' },
      {
        title: 'La biblioteca, abierta también los domingos',
        description: 'Es la única sala caliente de la isla que no cuesta nada.',
      },
    ],
    heading: 'Tres cosas que puedes hacer por la costa',
    subHeading: 'Cada una lleva menos de un minuto.',
    transition: 'Una cosa más antes de irte',
    people: [
      ['Concepción Arenal', 'Presidenta de la Diputación'],
      ['Joaquín Etxeberria', 'Diputado'],
      ['Lucía Fernández', 'Diputada'],
    ],
  },
  fr: {
    question: 'Faut-il que les bateaux circulent toute la nuit ?',
    answers: ['Oui, chaque nuit', 'Le week-end', 'Non'],
    petitions: [
      {
        title: 'Une rue aux écoliers, quai des Corderies',
        description: 'Chaque matin, trois cents enfants traversent entre les voitures.',
      },
      {
        title: 'Des logements abordables sur le quai',
        description: 'La moitié de celles et ceux qui travaillent au port mettent plus d’une heure à venir.',
      },
      {
        title: 'Que l’avenir du quai se décide au grand jour',
        description: 'Demandez une réunion publique avant la vente.',
      },
      { title: 'Des arbres le long des Corderies', description: 'Il n’y a pas d’ombre entre le marché et le phare.' },
      {
        title: 'La bibliothèque ouverte aussi le dimanche',
        description: 'C’est la seule salle chauffée de l’île qui ne coûte rien.',
      },
    ],
    heading: 'Trois choses que vous pouvez faire pour le port',
    subHeading: 'Chacune prend moins d’une minute.',
    transition: 'Encore une chose avant de partir',
    people: [
      ['Marguerite Delacroix', 'Maire du quatrième arrondissement'],
      ['Jean-Baptiste Lemoine', 'Adjoint'],
      ['Aïcha Benyoucef', 'Adjointe'],
    ],
  },
  it: {
    question: 'I traghetti devono viaggiare tutta la notte?',
    answers: ['Sì, ogni notte', 'Nel fine settimana', 'No'],
    petitions: [
      {
        title: 'Teniamo aperta la biblioteca del rione',
        description: 'Il Comune vuole chiudere l’unica biblioteca della città vecchia.',
      },
      {
        title: 'Case a prezzi accessibili sul molo 9',
        description: 'Metà di chi lavora al porto impiega più di un’ora per arrivare.',
      },
      {
        title: 'Il futuro del molo 9 si decida alla luce del sole',
        description: 'Chiedi un’assemblea pubblica prima della vendita.',
      },
      { title: 'Alberi lungo via dei Cordai', description: 'Tra il mercato e il faro non c’è un filo d’ombra.' },
      {
        title: 'La biblioteca aperta anche la domenica',
        description: 'È l’unica sala calda dell’isola che non costa niente.',
      },
    ],
    heading: 'Tre cose che puoi fare per il porto',
    subHeading: 'Ognuna richiede meno di un minuto.',
    transition: 'Ancora una cosa prima di andare',
    people: [
      ['Maria Gaetana Agnesi', 'Sindaca'],
      ['Luca Ferrari', 'Consigliere'],
      ['Elisa Greco', 'Consigliera'],
    ],
  },
};
