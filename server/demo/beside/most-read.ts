import type { Article } from '../articles.ts';
import type { PaperLang } from '../papers.ts';

const SHOWN = 5;

type Read = { slug: string } & Partial<Record<Exclude<PaperLang, 'en'>, string>>;

/** Stories by how often they are read, with a translated title where a page in another language lists them. */
const READ: Read[] = [
  { slug: 'last-boat-leaves-too-early' },
  {
    slug: 'struck-from-the-roll',
    es: 'Borrados del censo electoral sin haberse mudado',
    fr: 'Rayés des listes électorales sans avoir déménagé',
    it: 'Cancellati dalle liste elettorali senza aver mai cambiato casa',
  },
  {
    slug: 'what-one-oyster-does-in-a-day',
    es: 'Quien más trabaja en el puerto no tiene manos y nunca sale de casa',
    fr: 'Au port, qui travaille le plus n’a pas de mains et ne sort jamais',
    it: 'Chi lavora di più in porto non ha mani e non esce mai di casa',
  },
  {
    slug: 'a-saturday-without-cars',
    es: 'Diez sábados sin coches han cambiado Market Street y la han dividido',
    fr: 'Dix samedis sans voitures ont changé Market Street, et l’ont divisée',
    it: 'Dieci sabati senza auto hanno cambiato Market Street, e l’hanno divisa',
  },
  {
    slug: 'how-full-is-the-last-boat',
    es: '¿Barcos vacíos? Las cuentas de la Autoridad Portuaria dicen otra cosa',
    fr: 'Des bateaux vides ? Les comptages de l’Autorité portuaire disent le contraire',
    it: 'Traghetti vuoti? I conteggi dell’Autorità portuale dicono altro',
  },
  {
    slug: 'lamps-on-pier-street',
    es: 'Catorce farolas, ocho meses y una calle alumbrada con teléfonos',
    fr: 'Quatorze lampadaires, huit mois et une rue éclairée par des téléphones',
    it: 'Quattordici lampioni, otto mesi e una strada illuminata dai telefoni',
  },
  { slug: 'what-should-become-of-pier-9' },
  { slug: 'a-beach-counted-by-hand' },
  { slug: 'library-sundays' },
];

/** @param beside stories that the column names already */
export function mostRead(lang: PaperLang, articles: Article[], beside: Article[]): { slug: string; title: string }[] {
  const named = new Set(beside.map(({ slug }) => slug));
  const headlines = new Map(articles.map(({ slug, headline }) => [slug, headline]));
  return READ.flatMap(({ slug, ...titles }) => {
    const title = lang === 'en' ? headlines.get(slug) : titles[lang];
    return title && !named.has(slug) ? [{ slug, title }] : [];
  }).slice(0, SHOWN);
}
