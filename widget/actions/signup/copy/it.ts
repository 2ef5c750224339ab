import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  signup: {
    start: 'Iscriviti',
    submit: 'Iscriviti',
    submitting: 'Iscrizione…',
    thankYouTitle: 'Grazie per l’iscrizione',
    thankYouTextTo: '{name:string} ti scriverà presto.',
    thankYouText: 'Ti scriveremo presto.',
    notSent: 'I tuoi dati non sono stati inviati.',
    shareText: 'Io partecipo. Unisciti anche tu!',
  },
} satisfies Shape<typeof english>;
