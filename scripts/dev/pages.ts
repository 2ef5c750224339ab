/** The file of each part of a development site that is written last. */
export const PAGES = {
  widget: 'widget/index.html',
  gallery: 'gallery/index.html',
  dashboard: 'dashboard/index.html',
};
