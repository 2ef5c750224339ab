import type { Locale } from '../../../i18n/index.ts';
import { statesOf } from '../../gallery/kit/rows.ts';
import { PICTURE, unbroken } from '../../gallery/kit/sample.ts';
import { NEVER } from '../../gallery/kit/state.ts';
import { followLink, type Steps, see } from '../../gallery/kit/steps.ts';

type Copy = { title: string; text: string; button: string; thanks: string; longTitle: string };

/** The sample texts of the gallery's states. */
const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Read what the council will vote on',
    text: 'The draft for Pier 9 has 14 pages. The map that everybody argues about is on page 6.',
    button: 'Open the draft',
    thanks: 'The council takes comments until November 17.',
    longTitle:
      'The Harbor Authority has put the whole timetable, the passenger counts of every sailing and the price of each one online for the first time',
  },
  es: {
    title: 'Lee lo que va a votar el pleno',
    text: 'El borrador tiene 14 páginas. El plano del que habla todo el mundo está en la sexta.',
    button: 'Abrir el borrador',
    thanks: 'El pleno admite alegaciones hasta el 17 de noviembre.',
    longTitle:
      'La autoridad portuaria publica por primera vez todos los horarios, los pasajeros de cada trayecto y lo que cuesta cada uno',
  },
  fr: {
    title: 'Lisez ce que le conseil va voter',
    text: 'Le projet tient en 14 pages. Le plan dont tout le monde parle se trouve à la page 6.',
    button: 'Ouvrir le projet',
    thanks: 'Le conseil reçoit les avis jusqu’au 17 novembre.',
    longTitle:
      'Le port publie pour la première fois tous ses horaires, le nombre de voyageurs de chaque traversée et ce que chacune coûte',
  },
  it: {
    title: 'Leggi che cosa voterà il consiglio',
    text: 'La bozza ha 14 pagine. La mappa di cui tutti discutono è a pagina 6.',
    button: 'Apri la bozza',
    thanks: 'Il consiglio accetta osservazioni fino al 17 novembre.',
    longTitle:
      'L’autorità portuale pubblica per la prima volta tutti gli orari, i passeggeri di ogni corsa e quanto costa ciascuna',
  },
};

const bare = { description: undefined, customButtonText: undefined, thankYouText: undefined };

const open: Steps = [followLink('[data-big-button]'), see('.ca-thanks')];

/** Gallery states of this kind. */
export const linkStates = statesOf(
  {
    kind: 'link',
    copies: COPY,
    usual: ({ title, text, button, thanks }) => ({
      title,
      description: text,
      customButtonText: button,
      thankYouText: thanks,
      details: { url: 'https://council.example/pier-9/draft.pdf' },
    }),
    path: ['start', 'main', 'opened'],
  },
  {
    start: {},
    'start-picture': { action: { pictureUrls: [PICTURE] } },
    'start-of-partner': { partner: {} },
    'start-bare': { action: bare },
    'start-long': { action: ({ longTitle }) => ({ title: longTitle }) },
    'start-unbroken': {
      action: { ...bare, ...unbroken('title', 'description') },
      details: { url: `https://${'a-very-long-name-'.repeat(3)}council.example/` },
    },
    main: { action: { skipFrontCard: true } },
    opened: { answers: { completeLink: { endUsersCount: 1248 } }, steps: open },
    'opened-first': { action: bare, answers: { completeLink: { endUsersCount: 1 } }, steps: open },
    'opened-unsent': { answers: { completeLink: NEVER }, steps: open },
  },
);
