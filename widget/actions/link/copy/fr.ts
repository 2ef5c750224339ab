import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  link: {
    open: 'En savoir plus',
    opens: 'Ouvre {site:string} dans une nouvelle fenêtre',
    opened: '{site:string} s’est ouvert dans une nouvelle fenêtre.',
    again: 'Ouvrir à nouveau',
    thankYouTitle: 'Merci !',
    shareText: 'À découvrir :',
  },
} satisfies Shape<typeof english>;
