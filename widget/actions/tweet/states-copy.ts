import type { Locale } from '../../../i18n/index.ts';

export type Copy = { title: string; description: string; text: string };

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Tell Congress: fund safe crossings',
    description: 'The Safe Streets program runs out in January. Say so in public, where those who vote on it read it.',
    text: 'In @state people wait years for a painted crossing. Please renew the Safe Streets program in January, @twitterMentionPlaceholder.',
  },
  es: {
    title: 'Pide pasos de peatones seguros',
    description: 'El programa Calles Seguras acaba en enero. Dilo en público, donde lo lea quien lo vota.',
    text: 'En @state se espera durante años un paso de peatones. Renueven en enero el programa Calles Seguras, @twitterMentionPlaceholder.',
  },
  fr: {
    title: 'Demandez des passages piétons sûrs',
    description: 'Le programme Rues sûres s’arrête en janvier. Dites-le en public, là où les élus le liront.',
    text: 'Dans l’État @state, on attend des années un passage piéton. Reconduisez en janvier le programme Rues sûres, @twitterMentionPlaceholder.',
  },
  it: {
    title: 'Chiedi attraversamenti sicuri',
    description: 'Il programma Strade sicure finisce a gennaio. Dillo in pubblico, dove lo legge chi lo vota.',
    text: 'In @state si aspettano anni per un attraversamento. Rinnovate a gennaio il programma Strade sicure, @twitterMentionPlaceholder.',
  },
};
