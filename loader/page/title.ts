const TITLES: { [language: string]: string | undefined } = { es: 'Actúa', fr: 'Agir', it: 'Partecipa' };

/** The title of the frame, and the text of the fallback link, in the page's language. */
export const title = TITLES[document.documentElement.lang.slice(0, 2).toLowerCase()] || 'Take action';
