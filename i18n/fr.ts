import type { FirstDictionary } from './types.ts';

/** French, addressing the reader as « vous ». The spaces inside guillemets and before : ; ! ? are U+202F. */
export const dictionary = {
  common: {
    back: 'Retour',
    next: 'Suivant',
    continue: 'Continuer',
    skip: 'Passer',
    share: 'Partager',
    more: 'Voir plus',
    less: 'Voir moins',
    newWindow: 's’ouvre dans une nouvelle fenêtre',
    andOthers: 'et {{n:1 autre|?? autres}}',
  },
  errors: {
    generic: 'Veuillez réessayer plus tard.',
    offline: 'Vous êtes hors ligne. Vérifiez votre connexion et réessayez.',
    offlineKept: 'Hors ligne. Nous enverrons votre réponse à votre retour.',
    tooMany: 'Trop de tentatives. Patientez un instant.',
    closed: 'Il n’est pas possible de participer maintenant.',
    notSentYet: 'Pas encore envoyé',
  },
  shell: {
    pageTitle: 'Agir',
    aboutName: 'À propos : {name:string}',
    productTitle: '{name:string}, qu’est‑ce que c’est ?',
    poweredBy: 'Propulsé par {name:string}',
    buildYourOwn: 'Créez le vôtre',
    sponsored: 'Sponsorisé',
    flag: 'Drapeau : {country:string}',
    closeModal: 'Fermer',
    closeAlert: 'Fermer l’alerte',
    carousel: 'Choisissez une action',
    carouselPrevious: 'Précédent',
    carouselNext: 'Suivant',
    carouselPosition: '{current:number} sur {total:number}',
    crashTitle: 'Une erreur s’est produite',
    crashText: 'L’affichage a échoué. Vos réponses sont conservées.',
    retry: 'Réessayer',
    screenFailed: 'Cet écran ne s’est pas chargé. Vérifiez votre connexion et réessayez.',
    openShare: 'Continuer sur une page à part',
  },
  email: {
    to: 'À : {names:string}',
  },
  lawmakers: {
    find: 'Trouver mes élus',
    finding: 'Recherche de vos élus…',
    yours: '{{n:Votre élu|Vos élus}}',
  },
} as const satisfies FirstDictionary;
