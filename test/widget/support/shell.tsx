import type { ReactNode } from 'react';
import type { App } from '../../../widget/core/app/app.ts';
import { createSessionStore } from '../../../widget/core/session/store.ts';
import { translatorFor } from '../../i18n/locales.ts';
import { render } from '../../support/dom.ts';
import { inApp } from './in-app.tsx';
import { parsed } from './wire.ts';

/** Draws a part of the shell for a widget. @param extra more of the app, if the part needs it */
export async function renderInShell(part: ReactNode, wire: unknown, route = '/petition', extra: Partial<App> = {}) {
  const widget = parsed(wire);
  const [action] = widget.actions;
  if (!action) throw new Error('The widget has no action');
  const session = createSessionStore(widget, { action, route });
  const t = await translatorFor('en-US');
  const app = {
    config: {
      imagesBase: 'https://cdn.test/',
      flagsBase: 'https://cdn.test/flags/',
      productSite: 'https://p.test/',
      shareBase: 'https://w.test/share/',
    },
    pageUrl: 'https://news.test/',
    locale: 'en-US',
    session,
    loadWords: async () => {},
    fill: (text: string) => text,
    t,
    ...extra,
  };
  const { container, unmount } = await render(inApp(app, part));
  return { container, session, unmount };
}
