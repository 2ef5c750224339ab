import type { PaperLang } from '../papers.ts';

const ENGLISH = {
  label: 'More to read',
  inThisStory: 'In this story',
  /** @param section the name of the story's section, which only English pages have */
  more: (section: string) => `More in ${section}`,
  mostRead: 'Most read',
  harbor: 'The harbor today',
  high: 'High tide',
  low: 'Low tide',
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  fromThePaper: 'From the Gazette',
  frontPage: 'Today’s front page',
  frontPageText: 'The ferries, the streets, the water and Congress, and something to do in every story.',
  frontPageLink: 'Read today’s stories',
};

/** What stands beside a story, in its language. */
type BesideWords = typeof ENGLISH & {
  /** Says which paper the listed stories are in, and in which language. */
  mostReadIn?: string;
};

export const BESIDE_WORDS: Record<PaperLang, BesideWords> = {
  en: ENGLISH,
  es: {
    label: 'Para seguir leyendo',
    inThisStory: 'En este artículo',
    more: () => 'También en español',
    mostRead: 'Lo más leído',
    mostReadIn: 'En The Harbor Gazette, en inglés',
    harbor: 'Hoy en el puerto',
    high: 'Pleamar',
    low: 'Bajamar',
    sunrise: 'Sale el sol',
    sunset: 'Se pone el sol',
    fromThePaper: 'De The Harbor Gazette',
    frontPage: 'La portada de hoy',
    frontPageText: 'Los barcos, las calles, el mar y el Congreso, y algo que hacer en cada artículo.',
    frontPageLink: 'Leer los artículos de hoy (en inglés)',
  },
  fr: {
    label: 'À lire aussi',
    inThisStory: 'Dans cet article',
    more: () => 'Aussi en français',
    mostRead: 'Les plus lus',
    mostReadIn: 'Dans The Harbor Gazette, en anglais',
    harbor: 'Au port aujourd’hui',
    high: 'Pleine mer',
    low: 'Basse mer',
    sunrise: 'Lever du soleil',
    sunset: 'Coucher du soleil',
    fromThePaper: 'De The Harbor Gazette',
    frontPage: 'La une du jour',
    frontPageText: 'Les bateaux, les rues, la mer et le Congrès, et de quoi agir dans chaque article.',
    frontPageLink: 'Lire les articles du jour (en anglais)',
  },
  it: {
    label: 'Altro da leggere',
    inThisStory: 'In questo articolo',
    more: () => 'Anche in italiano',
    mostRead: 'I più letti',
    mostReadIn: 'Su The Harbor Gazette, in inglese',
    harbor: 'Oggi in porto',
    high: 'Alta marea',
    low: 'Bassa marea',
    sunrise: 'Alba',
    sunset: 'Tramonto',
    fromThePaper: 'Da The Harbor Gazette',
    frontPage: 'La prima pagina di oggi',
    frontPageText: 'I traghetti, le strade, il mare e il Congresso, e qualcosa da fare in ogni articolo.',
    frontPageLink: 'Leggi gli articoli di oggi (in inglese)',
  },
};
