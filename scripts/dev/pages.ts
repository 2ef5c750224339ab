/** The last file that each part of a development site writes. */
export const PAGES = { widget: 'widget/index.html', gallery: 'gallery/index.html' };
