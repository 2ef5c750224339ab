import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  video: {
    start: 'Regarder la vidéo',
    player: 'Vidéo : {title:string}',
    replay: 'Revoir',
    failed: 'La vidéo ne s’est pas chargée',
    failedNext: 'Vérifiez votre connexion, puis réessayez.',
    cantPlay: 'Ce navigateur ne peut pas lire la vidéo',
    blocked: '{site:string} ne permet pas de lire la vidéo ici',
    watchNext: 'Vous pouvez la regarder sur son site d’origine.',
    watchThere: 'Regarder sur {site:string}',
    tryAgain: 'Réessayer',
    thankYouTitle: 'Merci d’avoir regardé',
    shareText: 'Regardez cette vidéo :',
  },
} satisfies Shape<typeof english>;
