import { useSignals } from '@preact/signals-react/runtime';
import { useApp } from '../ui/context.ts';
import { lawmakersOf } from './index.ts';

/** The widget's lawmakers, and what is known of the active action's. */
export function useLawmakers() {
  useSignals();
  const app = useApp();
  const lawmakers = lawmakersOf(app);
  const action = app.session.activeAction.value;
  return { ...app, action, lawmakers, lookup: lawmakers.lookup(action).value };
}
