import type { Locale } from '../../../i18n/index.ts';

export type Copy = { title: string; description: string };

/** The sample texts of the gallery's states. */
export const COPY: Record<Locale, Copy> = {
  'en-US': {
    title: 'Are you still on the voter roll?',
    description:
      'The county struck 1,900 names this spring, some of people who never moved. Looking takes two minutes.',
  },
  es: {
    title: '¿Sigues en el censo electoral?',
    description:
      'Esta primavera borraron 1.900 nombres, algunos de gente que nunca se mudó. Mirarlo lleva dos minutos.',
  },
  fr: {
    title: 'Êtes-vous toujours sur la liste électorale\u202f?',
    description:
      'Ce printemps, 1\u202f900 noms ont été radiés, parfois de gens qui n’ont jamais déménagé. Vérifier prend deux minutes.',
  },
  it: {
    title: 'Sei ancora nelle liste elettorali?',
    description:
      'Questa primavera hanno tolto 1.900 nomi, anche di chi non si è mai mosso. Controllare richiede due minuti.',
  },
};
