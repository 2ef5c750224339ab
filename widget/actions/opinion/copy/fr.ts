import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  opinion: {
    start: 'Donner mon avis',
    placeholder: 'Écrivez ici…',
    send: 'Envoyer mon avis',
    sending: 'Envoi…',
    thankYouTitle: 'Merci pour votre avis',
    thankYouTextTo: '{name:string} peut maintenant le lire.',
    thankYouText: 'Nous l’avons transmis.',
    notSent: 'Votre avis n’a pas été envoyé.',
    shareText: 'J’ai donné mon avis. Quel est le vôtre ?',
  },
} satisfies Shape<typeof english>;
