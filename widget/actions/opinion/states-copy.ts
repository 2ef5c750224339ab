import type { Locale } from '../../../i18n/index.ts';

export type Copy = { title: string; description: string; prompt: string; text: string; longTitle: string };

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Who should the night bus be for?',
    description: 'The transit board hears riders on November 24. Every answer is read into the record.',
    prompt: 'What would a bus between midnight and five change for you?',
    text: 'I clean at the hospital until two. With a bus I would be home at half past, not at six.',
    longTitle:
      'Who should the one night bus that the city can pay for be for: the hospital’s late shift, the produce market’s early one, or the people who come out of the bars on Cooper Square?',
  },
  es: {
    title: '¿Para quién debe ser el autobús nocturno?',
    description: 'La junta escucha a los viajeros el 24 de noviembre. Cada respuesta consta en acta.',
    prompt: '¿Qué cambiaría para ti un autobús entre las doce y las cinco?',
    text: 'Limpio en el hospital hasta las dos. Con un autobús llegaría a casa a y media, y no a las seis.',
    longTitle:
      '¿Para quién debe ser el único autobús nocturno que la ciudad puede pagar: para el turno de noche del hospital, para el del mercado o para quienes salen de los bares del centro?',
  },
  fr: {
    title: 'À qui doit servir le bus de nuit ?',
    description: 'Le conseil entend les voyageurs le 24 novembre. Chaque réponse est versée au procès-verbal.',
    prompt: 'Qu’est-ce qu’un bus entre minuit et cinq heures changerait pour vous ?',
    text: 'Je fais le ménage à l’hôpital jusqu’à deux heures. Avec un bus, je serais chez moi à la demie.',
    longTitle:
      'À qui doit servir le seul bus de nuit que la ville peut payer : aux équipes de l’hôpital, à celles du marché de gros, ou à celles et ceux qui sortent des bars de la vieille ville ?',
  },
  it: {
    title: 'A chi deve servire l’autobus di notte?',
    description: 'Il consiglio ascolta i passeggeri il 24 novembre. Ogni risposta è messa a verbale.',
    prompt: 'Che cosa cambierebbe per te un autobus tra mezzanotte e le cinque?',
    text: 'Faccio le pulizie in ospedale fino alle due. Con un autobus sarei a casa alla mezza, non alle sei.',
    longTitle:
      'A chi deve servire l’unico autobus notturno che la città può pagare: al turno di notte dell’ospedale, a quello del mercato o a chi esce dai locali del centro?',
  },
};
