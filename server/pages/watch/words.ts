type Words = { title: string; takeAction: string; read: string; by: string };

/** Words of the page of a video. */
const WORDS: Record<string, Words> = {
  en: {
    title: 'A reader’s video',
    takeAction: 'Record your own',
    read: 'Read the article',
    by: 'Recorded by a reader of',
  },
  es: {
    title: 'El vídeo de un lector',
    takeAction: 'Graba el tuyo',
    read: 'Leer el artículo',
    by: 'Grabado por un lector de',
  },
  fr: {
    title: 'La vidéo d’un lecteur',
    takeAction: 'Filmez la vôtre',
    read: 'Lire l’article',
    by: 'Filmée par un lecteur de',
  },
  it: {
    title: 'Il video di un lettore',
    takeAction: 'Registra il tuo',
    read: 'Leggi l’articolo',
    by: 'Registrato da un lettore di',
  },
};

export const wordsOf = (language: string): Words => WORDS[language] ?? (WORDS.en as Words);
