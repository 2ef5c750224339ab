import { completeEmail } from '../../api/calls/forms.ts';
import type { App } from '../../app.ts';
import type { EmailWay } from '../../email/index.ts';
import type { Action } from '../../model/action.ts';

/** A first letter completes the action; the end screen comes once nobody is left to write to, or the visitor has enough. */
export const emailWay = (action: Action, { commands, session, lifecycle }: App): EmailWay => ({
  call: completeEmail,
  onSent() {
    session.answer({ actionIdentifier: action.identifier });
    session.complete(action);
    lifecycle.completed(action);
  },
  finish: () => commands.finish(action, {}),
});
