import type { Shape } from '../../../../i18n/shape/shape.ts';
import type { dictionary as english } from './en-US.ts';

export const dictionary = {
  checkregistration: {
    start: 'Vérifier mon inscription',
    noLookUp:
      'Nous n’avons pas accès à la liste électorale de votre État. Le site officiel vous répondra ; ici, nous ne vous demandons rien.',
    official: 'Aller sur le site officiel',
    failed: 'Une erreur s’est produite. {message:string}',
    failedUnexplained: 'Une erreur s’est produite. Veuillez réessayer plus tard !',
    details: 'Vos coordonnées, comme à l’inscription',
    submit: 'Vérifier',
    checking: 'Vérification…',
    registeredTitle: 'Votre inscription électorale est à jour',
    registeredText: 'Vous êtes sur la liste électorale. À bientôt aux urnes !',
    notRegisteredTitle: 'Vous n’êtes peut‑être pas sur la liste',
    notRegisteredText: 'La recherche n’a rien donné. Vérifiez vos données ou inscrivez‑vous.',
    unknownTitle: 'Nous n’avons pas pu confirmer votre inscription',
    unknownText:
      'La liste électorale de votre État ne nous est pas ouverte. Vérifiez auprès de lui ou inscrivez‑vous : les deux commencent sur le site officiel.',
    register: 'M’inscrire sur les listes électorales',
    checkAgain: 'Vérifier à nouveau',
    notSent: 'Votre inscription n’a pas été vérifiée.',
    shareText: 'J’ai vérifié mon inscription électorale. Vérifiez la vôtre !',
  },
} satisfies Shape<typeof english>;
