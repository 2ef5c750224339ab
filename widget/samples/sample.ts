import type { Locale } from '../../i18n/index.ts';
import type { WireAction, WireCard, WireWidget } from '../core/api/wire/widget.ts';
import sample from './sample.json' with { type: 'json' };
import { type Texts, textsOf } from './texts.ts';

/** The address of a picture. */
export const drawing = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A publisher's logo: wider than high, in colors of its own. */
export const LOGO = drawing(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24" width="96" height="24"><rect width="24" height="24" rx="5" fill="#0b6e75"/><path d="M4 16c3 0 3-3 6-3s3 3 6 3 3-3 4-3" stroke="#fff" stroke-width="2.400" fill="none"/><path d="M32 6h6a4 4 0 0 1 0 8h-6V6zm0 8v6M50 6v14m0-14h9m-9 7h7m10-7v14m8-14l6 14m0-14l-6 14" stroke="#0b6e75" stroke-width="2.400" fill="none"/></svg>',
);

export const samplePartner = (locale: Locale, more: Partial<NonNullable<WireAction['partner']>> = {}) => ({
  id: 10,
  ...textsOf('shared', locale).partner,
  showNameWithLogo: true,
  twitterMention: '@ferryriders',
  ...more,
});

/** A card that shows one action, unless `more` says otherwise. */
export const sampleCard = (actions: WireAction[], more: Partial<WireCard> = {}): WireCard => ({
  id: `card-${actions[0]?.id}`,
  type: 'seesOne',
  actions,
  ...more,
});

/** The API's answer with these cards: default colors, and a reader in the United States. */
export const sampleWidget = (locale: Locale, cards: WireCard[], more: Partial<WireWidget> = {}): WireWidget => ({
  ...sample.widget,
  ...textsOf('shared', locale).publisher,
  languageLocale: locale,
  cards,
  ...more,
});

/** A publisher's picture, whose subject is in the middle. */
export const PICTURE = drawing(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#1d3557"/><stop offset=".62" stop-color="#e9a36b"/></linearGradient></defs><path fill="url(#s)" d="M0 0h600v270H0z"/><circle cx="300" cy="235" r="46" fill="#ffe3b3"/><path fill="#17324a" d="M0 262h600v138H0z"/><path fill="#274b66" d="M0 292q75-16 150 0t150 0 150 0 150 0v30q-75-16-150 0t-150 0-150 0-150 0z"/><path fill="#f4f1ea" d="M205 262l14 44h162l22-44zm48-44h92v38h-92z"/><path fill="#c8102e" d="M318 176h26v36h-26z"/><path fill="#17324a" d="M266 228h14v14h-14zm30 0h14v14h-14zm30 0h14v14h-14z"/></svg>',
);

/** `details.fields` with every optional field required. */
export const ALL_FIELDS = { prefix: 'required', phone: 'required', address: 'required' };

/** A long text without a space to break at: an address with a German compound word. */
export const UNBROKEN =
  'https://harborgazette.example/2026/10/Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen';

/** These fields with a text that does not break. */
export const unbroken = (...fields: (keyof WireAction)[]): Partial<WireAction> =>
  Object.fromEntries(fields.map((field) => [field, UNBROKEN]));

/** Without the texts that every kind has beside its title. */
export const BARE = {
  description: undefined,
  customButtonText: undefined,
  thankYouTitle: undefined,
  thankYouText: undefined,
};

/** The texts that every kind has, and these, with a text that does not break. */
export const allUnbroken = (...more: (keyof WireAction)[]) =>
  unbroken('title', 'description', 'customButtonText', 'thankYouTitle', 'thankYouText', ...more);

/** The results of a vote, in the order of its answers. */
export const sampleResults = (percentages: number[], endUsersCount: number) => ({
  endUsersCount,
  results: percentages.map((percentage, index) => ({ answerId: index + 1, percentage })),
});

/** A question with its answers, as fields of a poll. */
export const asking = ({ title, answers }: Texts['poll']) => ({
  title,
  details: { answers: answers.map((text, index) => ({ id: index + 1, text })) },
});

/** A poll with these texts. */
export const pollOf = ({ poll }: Texts): WireAction => ({ id: 'poll', type: 'poll', ...asking(poll) });

/** The first petitions of these texts. */
export const petitionsOf = ({ petitions }: Texts, count: number, more: Partial<WireAction> = {}): WireAction[] =>
  petitions
    .slice(0, count)
    .map((texts, index) => ({
      id: `petition-${index + 1}`,
      type: 'petition',
      ...texts,
      details: { goal: 1000, signatures: 238 },
      ...more,
    }));

/** The actions of a card with one petition. */
export const onePetition = (locale: Locale): WireAction[] => petitionsOf(textsOf('shared', locale), 1);
