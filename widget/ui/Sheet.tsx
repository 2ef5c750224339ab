/** One rule around all, since a sheet takes rules one by one. Drawing again changes nothing. */
function install(sheet: CSSStyleSheet | null | undefined, css: string) {
  if (sheet?.cssRules.length === 0) sheet.insertRule(`@media all{${css}}`);
}

/**
 * A style sheet that comes and goes with what it is for. A policy lets scripts set rules; an inline sheet would need its
 * hash there, which each reader would load before the first card. A first card that the server draws has the text.
 */
export const Sheet = ({ css }: { css: string }) => (
  <style suppressHydrationWarning ref={(element) => install(element?.sheet, css)}>
    {typeof document === 'undefined' ? css : ''}
  </style>
);
