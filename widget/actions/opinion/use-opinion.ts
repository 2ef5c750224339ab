import { useApp, useKind } from '../../ui/context.ts';
import { createOpinionCommands } from './commands.ts';
import type { OpinionStore } from './store.ts';

/** They come with the form: a first card does without. */
export function useOpinionCommands() {
  const app = useApp();
  const store = useKind<OpinionStore>();
  return app.once(store, () => createOpinionCommands(app.session.activeAction.value, store, app));
}
