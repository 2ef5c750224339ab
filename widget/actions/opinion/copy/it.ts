import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  opinion: {
    start: 'Di’ la tua',
    placeholder: 'Scrivi qui…',
    send: 'Invia la mia opinione',
    sending: 'Invio…',
    thankYouTitle: 'Grazie per la tua opinione',
    thankYouTextTo: 'L’abbiamo trasmessa a {name:string}.',
    thankYouText: 'L’abbiamo trasmessa.',
    notSent: 'La tua opinione non è stata inviata.',
    shareText: 'Ho detto la mia. E tu?',
  },
} satisfies Shape<typeof english>;
