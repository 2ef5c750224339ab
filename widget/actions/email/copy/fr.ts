import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  email: {
    start: 'Écrire un e‑mail',
    thankYouTitle: 'E‑mail envoyé',
    thankYouText: 'Merci d’avoir pris la parole. Invitez un proche à écrire aussi.',
    keptTitle: 'Nous avons bien reçu votre message',
    shareText: 'J’ai écrit à ce sujet. Et si vous écriviez aussi ?',
  },
} satisfies Shape<typeof english>;
