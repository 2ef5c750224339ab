/** By language, apart from the dictionaries: the page may have another language than the widget, and those may not have come. */
const TITLES: { [language: string]: string | undefined } = {
  en: 'Take action',
  es: 'Actúa',
  fr: 'Agir',
  it: 'Partecipa',
};

/** The title of the frame, and the text of a link in its place. */
export const titleIn = (language: string) => TITLES[language.slice(0, 2).toLowerCase()];
