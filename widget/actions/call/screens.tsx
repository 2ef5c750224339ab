import { create } from 'superstruct';
import type { KindModule } from '../kind.ts';
import { CallStart } from './CallStart.tsx';
import { createCallCommands } from './commands.ts';
import { CallDetails } from './parse.ts';
import { peopleOf } from './people.ts';
import { createCallStore } from './store.ts';

const load = () => import('./calling.tsx');
const loadCallee = () => load().then(({ CalleeScreen }) => ({ Screen: CalleeScreen }));

export const kind: KindModule = {
  screens: { start: CallStart },
  later: {
    main: loadCallee,
    callee: loadCallee,
    success: () => load().then(({ CallThanks }) => ({ Screen: CallThanks })),
  },
  create(action, app) {
    const details = create(action.details, CallDetails);
    const people = peopleOf(action, details, app);
    const store = createCallStore({ action, script: details.script ?? '', callees: people.callees });
    return { store, commands: createCallCommands(action, store, { ...app, people }) };
  },
};
