import type { App } from '../app.ts';
import type { Action } from '../model/action.ts';
import { createEmailCommands, type EmailCommands, type EmailWay } from './commands.ts';
import { type Recipients, recipientsOf } from './recipients.ts';
import { createEmailStore, type Draft, type EmailStore } from './store.ts';

export type { EmailWay } from './commands.ts';
export type { Draft } from './store.ts';

/** One action's letters to officials: for every kind that sends some. */
export type Emailing = { store: EmailStore; recipients: Recipients; commands: EmailCommands };

/** What a kind that sends letters makes for an action: its screens find it there. */
export type WithEmailing = { emailing: Emailing };

export function createEmailing(action: Action, app: App, draft: Draft, way: EmailWay): Emailing {
  const store = createEmailStore(draft);
  const recipients = recipientsOf(action, store, app);
  return { store, recipients, commands: createEmailCommands(action, { store, recipients, way }, app) };
}
