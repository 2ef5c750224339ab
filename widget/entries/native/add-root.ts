/** The first card's styles, for a widget whose card no server has drawn. */
import style from 'styles:first' with { type: 'text' };
import own from './native.css' with { type: 'text' };
import { addStyles } from './styles.ts';

/** Adds the element that such a widget is drawn into, in place of all that is there. */
export function addRoot(shadow: ShadowRoot): HTMLElement {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  shadow.replaceChildren(root);
  shadow.adoptedStyleSheets = [];
  addStyles(shadow, style + own);
  return root;
}
