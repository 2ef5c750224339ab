import type { Page } from 'puppeteer-core';

/** Sets the rem of the widget's frame, as the reader's own size of text does. It runs in the page. */
const double = (widgetOrigin: string) => {
  if (location.origin !== widgetOrigin) return;
  const watcher = new MutationObserver(() => {
    if (!document.documentElement) return;
    watcher.disconnect();
    document.documentElement.style.fontSize = '200%';
  });
  watcher.observe(document, { childList: true });
};

/** Every text of the widget is twice as large from the start, as for a reader whose browser enlarges text alone. */
export const doubleTextFrom = (page: Page, widgetOrigin: string) => page.evaluateOnNewDocument(double, widgetOrigin);
