import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  link: {
    open: 'Saber más',
    opened: 'Abierto en otra ventana',
    thankYouTitle: '¡Gracias!',
    shareText: 'Merece la pena:',
  },
} satisfies Shape<typeof english>;
