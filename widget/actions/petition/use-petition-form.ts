import { useApp } from '../../ui/context.ts';
import { createPetitionCommands } from './commands.ts';
import { usePetition } from './use-petition.ts';

/** They come with the form: a first card does without. */
export function usePetitionForm() {
  const app = useApp();
  const store = usePetition();
  return app.once(store, () => createPetitionCommands(app.session.activeAction.value, store, app));
}
