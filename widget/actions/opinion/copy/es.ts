import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  opinion: {
    start: 'Dar mi opinión',
    placeholder: 'Escribe aquí…',
    send: 'Enviar mi opinión',
    sending: 'Enviando…',
    thankYouTitle: 'Gracias por tu opinión',
    thankYouTextTo: 'Se la hemos hecho llegar a {name:string}.',
    thankYouText: 'La hemos hecho llegar.',
    notSent: 'Tu opinión no se ha enviado.',
    shareText: 'He dado mi opinión. ¿Cuál es la tuya?',
  },
} satisfies Shape<typeof english>;
