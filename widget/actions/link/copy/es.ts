import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  link: {
    open: 'Saber más',
    opens: 'Se abre {site:string} en otra ventana',
    opened: '{site:string} se ha abierto en otra ventana.',
    again: 'Abrir de nuevo',
    thankYouTitle: '¡Gracias!',
    shareText: 'Merece la pena:',
  },
} satisfies Shape<typeof english>;
