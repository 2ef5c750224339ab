import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  video: {
    start: 'Ver el vídeo',
    play: 'Reproducir',
    player: 'Vídeo: {title:string}',
    pause: 'Pausar',
    mute: 'Silenciar',
    unmute: 'Activar el sonido',
    replay: 'Ver de nuevo',
    fullScreen: 'Pantalla completa',
    progress: 'Progreso',
    time: '{current:string} de {total:string}',
    failed: 'El vídeo no se ha cargado.',
    watchThere: 'Ver en {site:string}',
    thankYouTitle: 'Gracias por verlo',
    shareText: 'Mira este vídeo:',
  },
} satisfies Shape<typeof english>;
