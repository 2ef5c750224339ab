import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  tweet: {
    start: 'PUBLIER SUR X',
    label: 'Votre post',
    write: 'Écrivez ce que vous voulez publier.',
    to: 'À : {names:string}',
    charactersLeft: '{n:number|count} {{n:caractère restant|caractères restants}}',
    tooLong: '{n:number|count} {{n:caractère|caractères}} en trop',
    newWindow: 'X s’ouvre dans une nouvelle fenêtre.',
    thankYouTitle: 'Merci pour votre post',
    thankYouText: 'Invitez vos abonnés à publier aussi.',
    postAgain: 'Publier à nouveau',
    shareText: 'J’ai publié à ce sujet sur X. Faites comme moi !',
  },
} satisfies Shape<typeof english>;
