import type { FieldUses } from '../../core/api/wire/common.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { AskedFields } from '../form/person/asked-fields.ts';
import { createEmailCommands, type EmailCommands, type EmailFlow } from './commands.ts';
import { letterAsks } from './letter.ts';
import { type Recipients, recipientsOf } from './recipients.ts';
import { createEmailStore, type Draft, type EmailStore } from './store.ts';

export type { EmailFlow } from './commands.ts';

/** An action's letters to officials, for every kind that sends letters. */
export type Emailing = {
  store: EmailStore;
  recipients: Recipients;
  commands: EmailCommands;
  /** The configurable fields of the letter's form. */
  asks: AskedFields;
  /** The screen of the letter's form. */
  screen: string;
};

export type EmailingOptions = { draft: Draft; fields: FieldUses; flow: EmailFlow };

export function createEmailing(action: Action, app: App, { draft, fields, flow }: EmailingOptions): Emailing {
  const store = createEmailStore(draft);
  const recipients = recipientsOf(action, store, app);
  const asks = letterAsks(action, fields);
  const screen = flow.screen ?? '';
  return {
    store,
    recipients,
    asks,
    screen,
    commands: createEmailCommands(action, { store, recipients, asks, flow }, app),
  };
}
