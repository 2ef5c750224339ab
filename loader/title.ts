const TITLES: { [language: string]: string | undefined } = { es: 'Actúa', it: 'Partecipa', fr: 'Agir' };

/** What the frame is called, and the link that may stand in its place, in the page's language. */
export const title = TITLES[document.documentElement.lang.slice(0, 2)] || 'Take action';
