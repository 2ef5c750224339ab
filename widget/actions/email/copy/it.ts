import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  email: {
    start: 'Scrivi un’e‑mail',
    thankYouTitle: 'E‑mail inviata',
    thankYouText: 'Grazie per aver preso posizione. Chiedi a qualcuno di scrivere.',
    keptTitle: 'Abbiamo ricevuto il tuo messaggio',
    shareText: 'Ho scritto per questo. Scrivi anche tu?',
  },
} satisfies Shape<typeof english>;
