const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule;

/**
 * Gives the elements of a first card the styles that React expects of them: the page has them in a sheet
 * (server/card/drawn-styles.ts). React would only change those that another theme changes, and the sheet would keep the
 * others.
 */
export function takeDrawnStyles() {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-drawn]');
  for (const rule of [...(sheet?.sheet?.cssRules ?? [])].filter(isStyleRule)) {
    const element = document.querySelector<HTMLElement>(rule.selectorText);
    if (!element) continue;
    element.style.cssText = `${rule.style.cssText}${element.style.cssText}`;
    element.removeAttribute('data-s');
  }
  sheet?.remove();
}
