import type { ReactNode } from 'react';
import type { App } from '../../../widget/app.ts';
import { createSessionStore } from '../../../widget/session/store.ts';
import { AppContext } from '../../../widget/ui/context.ts';
import { translatorFor } from '../../i18n/locales.ts';
import { render } from '../../support/dom.ts';
import { parsed } from './wire.ts';

type Opened = Parameters<typeof AppContext>[0]['value'];

/** Draws a part of the shell around a widget; what the part needs besides comes in `extra` and `opened`. */
export async function renderInShell(
  part: ReactNode,
  wire: unknown,
  route = '/petition',
  extra: Partial<App> = {},
  opened: Partial<NonNullable<Opened>> = {},
) {
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
  const { container } = await render(<AppContext value={{ ...opened, app } as unknown as Opened}>{part}</AppContext>);
  return { container, session };
}
