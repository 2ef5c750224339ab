const sheets = new Map<string, CSSStyleSheet>();

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Made once for all widgets of a page. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? createSheet(css);
  sheets.set(css, sheet);
  return sheet;
}

function adopt(root: ShadowRoot, css: string) {
  const sheet = sheetOf(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    const at = root.adoptedStyleSheets.lastIndexOf(sheet);
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((_, place) => place !== at);
  };
}

/** For browsers without sheets of a script's own. A strict policy of the page refuses it. */
function insert(root: ShadowRoot, css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  root.append(style);
  return () => style.remove();
}

/**
 * Adds a style sheet to a root. No policy of the page refuses one that a script makes.
 *
 * @returns a function that takes it away
 */
export function addStyles(root: ShadowRoot, css: string): () => void {
  try {
    return adopt(root, css);
  } catch {
    return insert(root, css);
  }
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule;

/** Gives elements the styles that a sheet of the server's has for them (server/card/page.ts). */
function apply(root: ShadowRoot, css: string) {
  for (const rule of [...createSheet(css).cssRules].filter(isStyleRule)) {
    const element = root.querySelector<HTMLElement>(rule.selectorText);
    if (!element) continue;
    element.style.cssText = rule.style.cssText;
    element.removeAttribute('data-s');
  }
}

/** @param isDrawn whether the sheet has the elements' own styles, which the application expects of them */
export function installStyles(root: ShadowRoot, css: string, isDrawn: boolean) {
  try {
    if (isDrawn) return apply(root, css);
  } catch {
    // without sheets of its own it stays a sheet
  }
  addStyles(root, css);
}

/** Makes a box as wide as its parent lets it be: it never widens it (widget/entries/native/native.css). */
export function fitBox({ style }: HTMLElement) {
  style.cssText += `;width:100%!important;max-width:${style.width}!important`;
}
