const ATTRIBUTE = / style="([^"]*)"/g;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** What could end a rule, or the element around it. Themes have none of these (`fontFamilies`, `colorsFor`). */
const ENDS_A_RULE = /[{}<\\]/;

const STRING = /"[^"\n]*"|'[^'\n]*'/g;
const BRACKETS = /\([^()[\]]*\)|\[[^()[\]]*\]/g;
/** What would take in the rules that follow, where nothing closes it. */
const OPENS = /["'()[\]]|\/\*/;

/** Takes away what is closed, from the innermost brackets outwards. */
function withoutClosed(style: string): string {
  const less = style.replace(STRING, '').replace(BRACKETS, '');
  return less === style ? less : withoutClosed(less);
}

const isWhole = (style: string) => !ENDS_A_RULE.test(style) && !OPENS.test(withoutClosed(style));

/**
 * Moves the style of each element of React's markup into a sheet, since a policy can name a sheet by its hash, but `style`
 * attributes only in newer browsers. The page's application moves them back (widget/draw.tsx). React
 * escapes quotes in texts, so that only attributes match.
 *
 * @throws Error for a style that could end its rule, or run on into the next one
 */
export function withDrawnStyles(markup: string): { html: string; css: string } {
  const rules: string[] = [];
  const html = markup.replace(ATTRIBUTE, (_whole, text: string) => {
    const style = decoded(text);
    if (!isWhole(style)) throw new Error(`A style can't be drawn: ${style}`);
    // As strong as an attribute is against the sheets of the widget.
    rules.push(`#root [data-s="${rules.length}"]{${style}}`);
    return ` data-s="${rules.length - 1}"`;
  });
  return { html, css: rules.join('') };
}
