import type { Locale } from '../../../i18n/index.ts';
import type { WireAction } from '../../api/wire/widget.ts';

export type Texts = {
  question: string;
  answers: string[];
  petitions: [title: string, description: string][];
  heading: string;
  subHeading: string;
  transition: string;
  /** The links of a notice bar. */
  notice: [terms: string, privacy: string];
  people: [name: string, role: string][];
};

/** Texts of sample actions, for states that show what is around an action. */
export const WORDS: Record<Locale, Texts> = {
  'en-US': {
    question: 'Should the ferries run all night?',
    answers: ['Yes, every night', 'On weekends', 'No'],
    petitions: [
      ['Bring back the 11:40 ferry', 'Two hundred and forty people who work nights have no way home.'],
      ['Homes people can afford on Pier 9', 'Half of the waterfront’s workers commute more than an hour.'],
      ['Decide Pier 9 in the open', 'Ask for a public hearing before the sale.'],
      ['Plant trees along the Ropewalk', 'There is no shade between the market and the lighthouse.'],
      ['Keep the library open on Sundays', 'It is the only warm room on the island that costs nothing.'],
    ],
    heading: 'Three things you can do for the waterfront',
    subHeading: 'Each takes less than a minute.',
    transition: 'One more thing before you go',
    notice: ['Terms', 'Privacy'],
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
      ['Que vuelvan los guardas a las dunas', 'Desde septiembre nadie vigila los doce kilómetros de dunas.'],
      [
        'Viviendas asequibles en el muelle 9',
        'La mitad de quienes trabajan en el puerto tarda más de una hora en llegar.',
      ],
      ['Que el muelle 9 se decida a la vista de todos', 'Pide una audiencia pública antes de la venta.'],
      ['Árboles en el paseo marítimo', 'No hay sombra entre el mercado y el faro.'],
      ['La biblioteca, abierta también los domingos', 'Es la única sala caliente de la isla que no cuesta nada.'],
    ],
    heading: 'Tres cosas que puedes hacer por la costa',
    subHeading: 'Cada una lleva menos de un minuto.',
    transition: 'Una cosa más antes de irte',
    notice: ['Condiciones', 'Privacidad'],
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
      ['Une rue aux écoliers, quai des Corderies', 'Chaque matin, trois cents enfants traversent entre les voitures.'],
      [
        'Des logements abordables sur le quai',
        'La moitié de celles et ceux qui travaillent au port mettent plus d’une heure à venir.',
      ],
      ['Que l’avenir du quai se décide au grand jour', 'Demandez une réunion publique avant la vente.'],
      ['Des arbres le long des Corderies', 'Il n’y a pas d’ombre entre le marché et le phare.'],
      ['La bibliothèque ouverte aussi le dimanche', 'C’est la seule salle chauffée de l’île qui ne coûte rien.'],
    ],
    heading: 'Trois choses que vous pouvez faire pour le port',
    subHeading: 'Chacune prend moins d’une minute.',
    transition: 'Encore une chose avant de partir',
    notice: ['Conditions', 'Confidentialité'],
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
      ['Teniamo aperta la biblioteca del rione', 'Il Comune vuole chiudere l’unica biblioteca della città vecchia.'],
      ['Case a prezzi accessibili sul molo 9', 'Metà di chi lavora al porto impiega più di un’ora per arrivare.'],
      ['Il futuro del molo 9 si decida alla luce del sole', 'Chiedi un’assemblea pubblica prima della vendita.'],
      ['Alberi lungo via dei Cordai', 'Tra il mercato e il faro non c’è un filo d’ombra.'],
      ['La biblioteca aperta anche la domenica', 'È l’unica sala calda dell’isola che non costa niente.'],
    ],
    heading: 'Tre cose che puoi fare per il porto',
    subHeading: 'Ognuna richiede meno di un minuto.',
    transition: 'Ancora una cosa prima di andare',
    notice: ['Condizioni', 'Privacy'],
    people: [
      ['Maria Gaetana Agnesi', 'Sindaca'],
      ['Luca Ferrari', 'Consigliere'],
      ['Elisa Greco', 'Consigliera'],
    ],
  },
};

/** A poll with these texts. */
export const pollOf = ({ question, answers }: Texts): WireAction => ({
  id: 'poll',
  type: 'poll',
  title: question,
  details: { answers: answers.map((text, index) => ({ id: index + 1, text })) },
});

/** The first petitions of these texts. */
export const petitionsOf = ({ petitions }: Texts, count: number, more: Partial<WireAction> = {}): WireAction[] =>
  petitions
    .slice(0, count)
    .map(([title, description], index) => ({
      id: `petition-${index + 1}`,
      type: 'petition',
      title,
      description,
      details: { goal: 1000, signatures: 238 },
      ...more,
    }));

/** The actions of a card with one petition. */
export const onePetition = (locale: Locale): WireAction[] => petitionsOf(WORDS[locale], 1);
