/** An element's `sheet` is null where a policy leaves an empty one without. */
type Styled = { sheet: CSSStyleSheet; textContent: string };

/**
 * One rule around all, since a sheet takes rules one by one. Drawing again changes nothing. Text stands in for rules that
 * can't be read, and for those of an element without a sheet.
 */
function install(element: Styled | null, css: string) {
  try {
    if (element?.sheet.cssRules.length === 0) element.sheet.insertRule(`@media all{${css}}`);
  } catch {
    (element as Styled).textContent ||= css;
  }
}

/**
 * A style sheet that comes and goes with what it is for. A policy lets scripts set rules; an inline sheet would need its
 * hash there, which each reader would load before the first card. A first card that the server draws has the text.
 */
export const Sheet = ({ css }: { css: string }) => (
  <style key={css} suppressHydrationWarning ref={(element) => install(element as Styled | null, css)}>
    {typeof document === 'undefined' ? css : ''}
  </style>
);
