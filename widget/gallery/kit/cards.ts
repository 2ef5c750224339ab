import type { Locale } from '../../../i18n/index.ts';
import type { WireAction, WireCard } from '../../api/wire/widget.ts';
import { type ActionTexts, WORDS } from './cards-copy.ts';

export const words = (locale: Locale): ActionTexts => WORDS[locale];

export const anyPoll = (locale: Locale, more: Partial<WireAction> = {}): WireAction => ({
  id: 'poll',
  type: 'poll',
  title: WORDS[locale].question,
  details: { answers: WORDS[locale].answers.map((text, index) => ({ id: index + 1, text })) },
  ...more,
});

export const anyPetitions = (locale: Locale, count: number, more: Partial<WireAction> = {}): WireAction[] =>
  WORDS[locale].petitions.slice(0, count).map(({ title, description }, index) => ({
    id: `petition-${index + 1}`,
    type: 'petition',
    title,
    description,
    details: { goal: 1000, signatures: 238 },
    ...more,
  }));

/** A card's position in the order of cards. */
export const at = (value: number): Pick<WireCard, 'order'> => ({ order: { type: 'Nominal', value } });
