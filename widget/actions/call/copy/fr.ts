import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  call: {
    start: 'APPELER',
    call: 'APPELER',
    copyNumber: 'Copier le numéro',
    numberCopied: 'Numéro copié',
    copyByHand: 'Copiez le numéro ici :',
    noNumber: 'Nous ne connaissons pas de numéro de téléphone pour {name:string}.',
    otherOffices: 'Autres bureaux',
    progress: 'Appel {current:number} sur {total:number}',
    outcomeQuestion: 'Comment s’est passé votre appel ?',
    voicemail: 'Messagerie',
    unavailable: 'Indisponible',
    contacted: 'Contact établi',
    skip: 'Passer',
    script: 'Que dire ?',
    officeHours: 'Ouvert en général du lundi au vendredi, de 9 h à 17 h. Sinon, laissez un message.',
    saving: 'Enregistrement…',
    thankYouTitle: 'Merci pour votre appel',
    thankYouText: 'Chaque appel compte. Invitez un proche à appeler aussi.',
    callAnother: 'Appeler quelqu’un d’autre',
    skippedTitle: 'Ce n’est pas le bon moment ?',
    skippedText: 'Aucun appel n’a été compté. Appelez quand vous voudrez, ou invitez un proche à le faire.',
    callAfterAll: 'Appeler quand même',
    shareText: 'J’ai appelé à ce sujet. Et si vous appeliez aussi ?',
  },
} satisfies Shape<typeof english>;
