import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  petition: {
    start: 'Firmar la petición',
    signatures: '{n:number|count} {{n:|firma|||de firmas|firmas}}',
    progress: '{n:number|count} de {goal:number|count} firmas',
    goalReached: '¡Objetivo alcanzado!',
    sign: 'Firmar',
    signing: 'Firmando…',
    showName: 'Mostrar mi nombre y la inicial de mi apellido entre las últimas firmas',
    thankYouTitle: 'Gracias por firmar',
    thankYouText: 'Comparte la petición para que alcance su objetivo.',
    latest: 'Últimas firmas',
    andYou: 'y tú',
    ownName: '{name:string} (tú)',
    notSent: 'Tu firma no se ha enviado.',
    shareText: 'He firmado esta petición. ¡Súmate!',
  },
} satisfies Shape<typeof english>;
