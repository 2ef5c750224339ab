import type { App } from '../../app/app.ts';
import type { Action } from '../../model/action.ts';
import { createCopier } from '../../share/copier.ts';
import { createCallCommands } from './commands.ts';
import { createCallPeople } from './people/call-people.ts';
import { createCallStore } from './store.ts';

/** Store and commands of a call action. */
export function createCall(action: Action, app: App) {
  const people = createCallPeople(action, app);
  const copier = createCopier();
  const store = createCallStore(action, people.callees, copier);
  return { store, commands: createCallCommands(action, store, { ...app, people, copier }) };
}
