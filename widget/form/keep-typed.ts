import type { App } from '../app/app.ts';
import type { HeldCard } from '../host/frame/page/held-card.ts';
import { createKeptTexts } from './kept-texts.ts';

/**
 * Keeps what is typed into a card that a server has drawn, whose form does not run yet, as the form would: the page may
 * be loaded anew. What is kept from before such a load is there once the form runs.
 *
 * @param signal ends it, when the form runs
 */
export function keepTyped(element: HTMLElement, app: App, card: HeldCard, signal: AbortSignal) {
  const texts = createKeptTexts(app.session.activeAction.value, app);
  if (texts.has()) card.want();
  const keep = () => {
    for (const field of element.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea'))
      if (field.value !== field.defaultValue) texts.keep(field.name, field.value);
      else if (field.checked !== field.defaultChecked) texts.keep(field.name, field.checked);
  };
  addEventListener('pagehide', keep, { signal });
}
