import type { Options } from './config.ts';
import { make } from './page/make.ts';
import { origin } from './page/origin.ts';
import { title } from './page/title.ts';
import type { NotDisplayedReason } from './protocol.ts';

/** Where no widget comes, gives the space back, or leaves the placement's own content there, or at least a link. */
export const giveUp = (element: HTMLElement, options: Options, reason: NotDisplayedReason) => {
  if (['no-content', 'blocked'].includes(reason)) element.style.display = 'none';
  else if (options.widgetRequestId && !element.innerText)
    element.append(make('a', { href: `${origin}/share/${options.widgetRequestId}`, textContent: title }));
};
