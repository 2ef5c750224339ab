import type { Page } from 'puppeteer-core';

/** Doubles a style sheet's sizes of text in the widget's frame, whatever comes later too. It runs in the page. */
const keepDouble = (widgetOrigin: string) => {
  if (location.origin !== widgetOrigin) return;
  const done = new WeakSet<CSSRule>();
  const doubleRule = (rule: CSSRule) => {
    if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) doubleRule(inner);
    if (!(rule instanceof CSSStyleRule) || done.has(rule)) return;
    done.add(rule);
    const [, px] = /^([\d.]+)px$/.exec(rule.style.fontSize) ?? [];
    if (px) rule.style.fontSize = `${2 * Number(px)}px`;
  };
  const doubleAll = () => {
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) doubleRule(rule);
    const sheet = document.styleSheets[0];
    if (!sheet || [...sheet.cssRules].some(({ cssText }) => cssText.includes('40px !important'))) return;
    // Titles are fitted: enlarged ones find no room, and get the size for screens that scroll. The policy forbids a sheet
    // of our own.
    const title = '.ca-title { font-size: 40px !important; overflow-wrap: anywhere !important; }';
    const rule = sheet.cssRules[sheet.insertRule(title, sheet.cssRules.length)];
    if (rule) done.add(rule);
  };
  new MutationObserver(doubleAll).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('load', doubleAll, true); // of style sheets too
};

/** Every text of the widget is twice as large from the start, as in a browser that enlarges text alone. */
export const doubleTextFrom = (page: Page, widgetOrigin: string) =>
  page.evaluateOnNewDocument(keepDouble, widgetOrigin);
