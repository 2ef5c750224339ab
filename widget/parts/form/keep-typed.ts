import type { App } from '../../core/app/app.ts';
import { createKeptTexts } from './kept-texts.ts';

/**
 * Keeps what is typed into a card that a server has drawn, whose form does not run yet, as the form would: the page may
 * be loaded anew.
 *
 * @param signal ends it, when the form runs
 */
export function keepTyped(element: HTMLElement, app: App, signal: AbortSignal) {
  const texts = createKeptTexts(app.session.activeAction.value, app);
  const keep = () => {
    for (const field of element.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea'))
      if (field.value !== field.defaultValue) texts.keep(field.name, field.value);
      else if (field.checked !== field.defaultChecked) texts.keep(field.name, field.checked);
  };
  addEventListener('pagehide', keep, { signal });
}
