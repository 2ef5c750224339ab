/** Every widget that the content has ever had, as exports name it. */
export type WidgetNamesTable = {
  requestId: string;
  widgetId: string;
  publisherId: string;
  /** As `articleKeyOf` writes it. */
  articleKey: string | null;
  /** JSON: a list of identifiers. */
  actions: string;
  /** ISO time of the last import that had it. */
  at: string;
};
