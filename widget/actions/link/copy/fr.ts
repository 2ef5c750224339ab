import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  link: {
    open: 'En savoir plus',
    opened: 'Ouvert dans une nouvelle fenêtre',
    thankYouTitle: 'Merci !',
    shareText: 'À découvrir :',
  },
} satisfies Shape<typeof english>;
