import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  link: {
    open: 'Scopri di più',
    opened: 'Aperto in un’altra finestra',
    thankYouTitle: 'Grazie!',
    shareText: 'Dai un’occhiata:',
  },
} satisfies Shape<typeof english>;
