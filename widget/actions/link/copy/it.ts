import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  link: {
    open: 'Scopri di più',
    opens: 'Apre {site:string} in un’altra finestra',
    opened: '{site:string} si è aperto in un’altra finestra.',
    again: 'Apri di nuovo',
    thankYouTitle: 'Grazie!',
    shareText: 'Dai un’occhiata:',
  },
} satisfies Shape<typeof english>;
