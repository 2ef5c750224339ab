import { useApp, useKind } from '../../ui/context.ts';
import { createRegistrationCommands } from './commands.ts';
import type { RegistrationStore } from './store.ts';

/** They come with the form: a first card does without. */
export function useRegistration() {
  const app = useApp();
  const store = useKind<RegistrationStore>();
  return app.once(store, () => createRegistrationCommands(app.session.activeAction.value, store, app));
}
