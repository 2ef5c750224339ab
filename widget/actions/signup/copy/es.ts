import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  signup: {
    start: 'Apuntarme',
    submit: 'Apuntarme',
    submitting: 'Enviando…',
    thankYouTitle: 'Gracias por apuntarte',
    thankYouTextTo: '{name:string} te escribirá pronto.',
    thankYouText: 'Te escribiremos pronto.',
    notSent: 'Tus datos no se han enviado.',
    shareText: 'Me he apuntado. ¡Súmate!',
  },
} satisfies Shape<typeof english>;
