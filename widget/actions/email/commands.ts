import { completeEmail } from '../../core/api/calls/forms.ts';
import type { App } from '../../core/app/app.ts';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { createEmailing, type EmailFlow } from '../../parts/email/index.ts';
import { email } from './index.ts';

/** The first letter completes the action. The end screen follows the last letter, or when the reader stops. */
const emailFlow = (action: Action, { commands, session, lifecycle }: App): EmailFlow => ({
  call: completeEmail,
  onSent() {
    session.answer({ actionIdentifier: action.identifier });
    session.complete(action);
    lifecycle.completed(action);
  },
  finish: () => commands.finish(action, {}),
});

export const createEmail = (action: Action, app: App) =>
  createEmailing(action, app, { ...detailsOf(email, action), flow: emailFlow(action, app) });
