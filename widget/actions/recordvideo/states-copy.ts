import type { Locale } from '../../../i18n/index.ts';

export type Copy = { title: string; description: string; prompt: string; officials: string[] };

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Show the port who rides at night',
    description: 'The commissioners have seen the numbers. On December 2 they would like to see you.',
    prompt: 'Where were you going the last time you took the 11:40?',
    officials: ['Commissioner Dana Whitlock', 'Commissioner Luis Ferrer'],
  },
  es: {
    title: 'Enseña al puerto quién viaja de noche',
    description: 'La junta ya ha visto las cifras. El 2 de diciembre quiere verte a ti.',
    prompt: '¿Adónde ibas la última vez que tomaste el barco de las 23:40?',
    officials: ['Consejera Diana Robles', 'Consejero Luis Ferrer'],
  },
  fr: {
    title: 'Montrez au port qui voyage la nuit',
    description: 'Le conseil a vu les chiffres. Le 2 décembre, c’est vous qu’il aimerait voir.',
    prompt: 'Où alliez-vous la dernière fois que vous avez pris le bateau de 23\u00a0h\u00a040 ?',
    officials: ['Diane Lefort, conseillère', 'Louis Ferrier, conseiller'],
  },
  it: {
    title: 'Mostra al porto chi viaggia di notte',
    description: 'Il consiglio ha visto i numeri. Il 2 dicembre vorrebbe vedere te.',
    prompt: 'Dove andavi l’ultima volta che hai preso il battello delle 23:40?',
    officials: ['Consigliera Diana Lotti', 'Consigliere Luigi Ferri'],
  },
};
