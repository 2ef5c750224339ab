type ShareCopy = { takeAction: string; read: string; noScript: string; notFound: string; by: string };

const COPY: Record<string, ShareCopy> = {
  en: {
    takeAction: 'Take action',
    read: 'Read the article',
    noScript: 'This page needs JavaScript to take part. You can still read the article.',
    notFound: 'This page is no longer here.',
    by: 'Shared from',
  },
  es: {
    takeAction: 'Actúa',
    read: 'Leer el artículo',
    noScript: 'Esta página necesita JavaScript para participar. Puedes leer el artículo de todos modos.',
    notFound: 'Esta página ya no está aquí.',
    by: 'Compartido desde',
  },
  fr: {
    takeAction: 'Agir',
    read: 'Lire l’article',
    noScript: 'Il faut JavaScript pour participer. Vous pouvez tout de même lire l’article.',
    notFound: 'Cette page n’existe plus.',
    by: 'Partagé depuis',
  },
  it: {
    takeAction: 'Partecipa',
    read: 'Leggi l’articolo',
    noScript: 'Per partecipare serve JavaScript. Puoi comunque leggere l’articolo.',
    notFound: 'Questa pagina non c’è più.',
    by: 'Condiviso da',
  },
};

const ENGLISH = COPY.en as ShareCopy;

/** `es-MX` → `es`; English where there is no copy. */
export const languageOf = (locale: string | null | undefined) => {
  const language = (locale ?? 'en').split('-', 1)[0]?.toLowerCase() ?? 'en';
  return language in COPY ? language : 'en';
};

export const shareCopy = (language: string): ShareCopy => COPY[language] ?? ENGLISH;
