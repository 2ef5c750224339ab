import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  video: {
    start: 'Regarder la vidéo',
    play: 'Lire',
    player: 'Vidéo : {title:string}',
    pause: 'Pause',
    mute: 'Couper le son',
    unmute: 'Activer le son',
    replay: 'Revoir',
    fullScreen: 'Plein écran',
    progress: 'Progression',
    time: '{current:string} sur {total:string}',
    failed: 'La vidéo ne s’est pas chargée.',
    watchThere: 'Regarder sur {site:string}',
    thankYouTitle: 'Merci d’avoir regardé',
    shareText: 'Regardez cette vidéo :',
  },
} satisfies Shape<typeof english>;
