export type ShareCopy = {
  takeAction: string;
  /** In place of what invites to take part, once the widget has closed. */
  seeResults: string;
  closed: string;
  read: string;
  noScript: string;
  tooOld: string;
  notFound: string;
  whyNotFound: string;
  busy: string;
  whenNotBusy: string;
  tryAgain: string;
  privacy: string;
  /** Above the partner's name. */
  whoAsks: string;
};

const COPY: Record<string, ShareCopy> = {
  en: {
    takeAction: 'Take action',
    seeResults: 'See what came of it',
    closed: 'This is closed. You can no longer take part.',
    read: 'Read the article',
    noScript: 'This page needs JavaScript to take part. You can still read the article.',
    tooOld: 'Your browser is too old to take part here. Update it, or open this page in another browser.',
    notFound: 'This page is no longer here.',
    whyNotFound:
      'The link may have lost its end on the way, or what it led to is over. Ask whoever sent it for a new one.',
    busy: 'This page can’t be shown right now.',
    whenNotBusy: 'Try again in a minute.',
    tryAgain: 'Try again',
    privacy: 'Privacy notice',
    whoAsks: 'Who is asking',
  },
  es: {
    takeAction: 'Actúa',
    seeResults: 'Mira el resultado',
    closed: 'El plazo ha terminado. Ya no se puede participar.',
    read: 'Leer el artículo',
    noScript: 'Esta página necesita JavaScript para participar. Puedes leer el artículo de todos modos.',
    tooOld: 'Tu navegador es demasiado antiguo para participar aquí. Actualízalo o abre esta página en otro navegador.',
    notFound: 'Esta página ya no está aquí.',
    whyNotFound:
      'Puede que el enlace haya llegado incompleto o que la acción haya terminado. Pide uno nuevo a quien te lo envió.',
    busy: 'Esta página no se puede mostrar en este momento.',
    whenNotBusy: 'Vuelve a intentarlo dentro de un minuto.',
    tryAgain: 'Volver a intentarlo',
    privacy: 'Aviso de privacidad',
    whoAsks: 'Quién lo propone',
  },
  fr: {
    takeAction: 'Agir',
    seeResults: 'Voir le résultat',
    closed: 'C’est terminé. Il n’est plus possible de participer.',
    read: 'Lire l’article',
    noScript: 'Il faut JavaScript pour participer. Vous pouvez tout de même lire l’article.',
    tooOld:
      'Votre navigateur est trop ancien pour participer ici. Mettez-le à jour ou ouvrez cette page dans un autre navigateur.',
    notFound: 'Cette page n’existe plus.',
    whyNotFound:
      'Le lien est peut-être arrivé incomplet, ou l’action est terminée. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    busy: 'Cette page ne peut pas s’afficher pour le moment.',
    whenNotBusy: 'Réessayez dans une minute.',
    tryAgain: 'Réessayer',
    privacy: 'Politique de confidentialité',
    whoAsks: 'À l’initiative de',
  },
  it: {
    takeAction: 'Partecipa',
    seeResults: 'Guarda com’è andata',
    closed: 'Non si può più partecipare.',
    read: 'Leggi l’articolo',
    noScript: 'Per partecipare serve JavaScript. Puoi comunque leggere l’articolo.',
    tooOld: 'Il tuo browser è troppo vecchio per partecipare qui. Aggiornalo o apri questa pagina in un altro browser.',
    notFound: 'Questa pagina non c’è più.',
    whyNotFound: 'Forse il link è arrivato incompleto, o l’azione è finita. Chiedine uno nuovo a chi te lo ha mandato.',
    busy: 'Al momento questa pagina non si può mostrare.',
    whenNotBusy: 'Riprova tra un minuto.',
    tryAgain: 'Riprova',
    privacy: 'Informativa sulla privacy',
    whoAsks: 'Chi lo propone',
  },
};

const ENGLISH = COPY.en as ShareCopy;

/** `es-MX` → `es`; English if there is no copy. */
export const languageOf = (locale: string | null | undefined) => {
  const language = (locale ?? 'en').split('-', 1)[0]?.toLowerCase() ?? 'en';
  return Object.hasOwn(COPY, language) ? language : 'en';
};

/**
 * The first language of an `Accept-Language` header that has copy; weights are ignored, since they nearly always follow
 * the order.
 */
export const acceptedLanguage = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim().split(/[-;]/, 1)[0]?.toLowerCase() ?? '')
    .find((language) => Object.hasOwn(COPY, language)) ?? 'en';

export const shareCopy = (language: string): ShareCopy => COPY[language] ?? ENGLISH;
