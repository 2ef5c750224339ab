import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  video: {
    start: 'Ver el vídeo',
    player: 'Vídeo: {title:string}',
    replay: 'Ver de nuevo',
    failed: 'El vídeo no se ha cargado',
    failedNext: 'Comprueba tu conexión e inténtalo de nuevo.',
    cantPlay: 'Este navegador no puede reproducir el vídeo',
    blocked: '{site:string} no permite ver el vídeo aquí',
    watchNext: 'Puedes verlo en su sitio original.',
    watchThere: 'Ver en {site:string}',
    tryAgain: 'Intentarlo de nuevo',
    thankYouTitle: 'Gracias por verlo',
    shareText: 'Mira este vídeo:',
  },
} satisfies Shape<typeof english>;
