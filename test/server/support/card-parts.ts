import { CARD_FORMAT, type CardParts } from '../../../widget/core/api/wire/served-page.ts';

/** What a build says of its first cards, as far as it has to. */
export const CARD_PARTS: CardParts = {
  format: CARD_FORMAT,
  imagesBase: '/images/',
  style: '',
  firstLines: '',
  beginning: '',
  core: [],
  drawing: [],
  kinds: {},
  locales: {},
  next: [],
  words: {},
  nativeStyle: '',
  native: { core: [], drawing: [], kinds: {}, locales: {}, next: [], words: {} },
};
