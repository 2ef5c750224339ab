import type { App } from '../../app/app.ts';
import { isFaked } from '../../config/mode.ts';
import type { Action } from '../../model/action.ts';
import type { OpenProvider, Provider, ProviderOptions } from '../../payments/provider.ts';

/** The key under which the gallery keeps a payment provider of its own. */
export const OPEN_PROVIDER = {};

type Tools = Pick<App, 'once' | 'mode' | 'report'>;

/** Nothing of a provider is fetched before a reader has chosen an amount. In a rehearsal none is asked. */
const load = async ({ mode }: Tools): Promise<OpenProvider> =>
  isFaked(mode)
    ? (await import('./rehearsal.ts')).openRehearsal
    : (await import('../../payments/open/open.ts')).openProvider;

/** Holds an action's open payment provider, one at a time. */
export function createProviderHolder(_action: Action, tools: Tools) {
  let opening: Promise<Provider> | null = null;
  let provider: Provider | null = null;

  function close() {
    opening?.then((opened) => opened.close()).catch(tools.report);
    opening = null;
    provider = null;
  }

  return {
    /** Not a promise: a wallet's sheet must open while the reader presses. @throws Error without any */
    current(): Provider {
      if (!provider) throw new Error('No payment provider is open');
      return provider;
    },
    /** @throws whatever opening it threw */
    async open(options: ProviderOptions): Promise<Provider> {
      close();
      const asked = tools
        .once(OPEN_PROVIDER, () => () => load(tools))()
        .then((openProvider) => openProvider(options));
      opening = asked;
      const opened = await asked;
      if (opening === asked) provider = opened;
      return opened;
    },
    close,
  };
}
