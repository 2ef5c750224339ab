import type { Page } from 'puppeteer-core';

/** Replaces the page's rules of this name; `null` removes them. By script, which no policy of the page forbids. */
export const setRules = (page: Page, name: string, css: string | null) =>
  page.evaluate(
    (own, text) => {
      const isOther = (sheet: CSSStyleSheet) => Reflect.get(sheet, 'testName') !== own;
      const others = document.adoptedStyleSheets.filter(isOther);
      const sheet = Object.assign(new CSSStyleSheet(), { testName: own });
      if (text) sheet.replaceSync(text);
      document.adoptedStyleSheets = text ? [...others, sheet] : others;
    },
    name,
    css,
  );

/** Waits until so many frames have been drawn. */
export const drawn = (page: Page, frames: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise((next) => requestAnimationFrame(next));
  }, frames);
