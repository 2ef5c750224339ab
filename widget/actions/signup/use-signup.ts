import { useApp, useKind } from '../../ui/context.ts';
import { createSignupCommands } from './commands.ts';
import type { SignupStore } from './store.ts';

/** They come with the form: a first card does without. */
export function useSignupCommands() {
  const app = useApp();
  const store = useKind<SignupStore>();
  return app.once(store, () => createSignupCommands(app.session.activeAction.value, store, app));
}
