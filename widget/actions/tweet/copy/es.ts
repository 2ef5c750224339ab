import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  tweet: {
    start: 'PUBLICAR EN X',
    label: 'Tu publicación',
    write: 'Escribe lo que quieres publicar.',
    to: 'Para: {names:string}',
    charactersLeft: '{{n:Queda|Quedan}} {n:number|count} {{n:carácter|caracteres}}',
    tooLong: '{{n:Sobra|Sobran}} {n:number|count} {{n:carácter|caracteres}}',
    newWindow: 'X se abre en otra ventana.',
    thankYouTitle: 'Gracias por publicar',
    thankYouText: 'Pide a quienes te siguen que publiquen también.',
    postAgain: 'Publicar otra vez',
    shareText: 'He publicado sobre esto en X. ¡Súmate!',
  },
} satisfies Shape<typeof english>;
