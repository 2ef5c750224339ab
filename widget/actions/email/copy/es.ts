import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  email: {
    start: 'Escribir un correo',
    thankYouTitle: 'Correo enviado',
    thankYouText: 'Gracias por alzar la voz. Pide a alguien que escriba también.',
    keptTitle: 'Tenemos tu mensaje',
    shareText: 'He escrito por este tema. ¿Escribes tú también?',
  },
} satisfies Shape<typeof english>;
