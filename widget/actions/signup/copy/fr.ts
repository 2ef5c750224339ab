import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  signup: {
    start: 'M’inscrire',
    submit: 'M’inscrire',
    submitting: 'Inscription…',
    thankYouTitle: 'Merci pour votre inscription',
    thankYouTextTo: '{name:string} vous donnera bientôt des nouvelles.',
    thankYouText: 'Vous aurez bientôt de nos nouvelles.',
    notSent: 'Vos données n’ont pas été envoyées.',
    shareText: 'Je participe. Rejoignez-moi !',
  },
} satisfies Shape<typeof english>;
