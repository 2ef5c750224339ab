import type { AskedOptIn } from '../form/opt-ins/opt-ins.ts';
import type { Action } from '../model/action.ts';
import type { LetterValues } from './letter.ts';
import { createSending, NEXT, type SendingParts, type SendingTools } from './sending.ts';

export type EmailCommands = ReturnType<typeof createEmailCommands>;

export function createEmailCommands(action: Action, parts: SendingParts, tools: SendingTools) {
  const { store, recipients, flow } = parts;
  const { commands, t } = tools;
  const sending = createSending(action, parts, tools);

  return {
    isSubmitting: store.isSubmitting,
    start() {
      commands.initiate(action);
      commands.open(action, flow.screen ?? '');
    },
    initiate: () => commands.initiate(action),
    /** Looks up lawmakers by the IP location, where the action searches for them. */
    prefetch: recipients.prefetch,
    pick: store.pick,
    pickNext: store.pickNext,
    /** Sends the letter to all chosen recipients who have none yet. */
    async submit(values: LetterValues, offers: readonly AskedOptIn[]) {
      const chosen = recipients.chosen.peek();
      if (chosen.length > 0) await sending.send(values, offers, chosen);
      else if (store.emailed.peek().size > 0) flow.finish();
      else commands.alert(t('email.noRecipient'));
    },
    /** Sends the same letter to recipients left out of the first one. */
    sendAgain: () => sending.sendAgain(recipients.chosenNext.peek()),
    skip: flow.finish,
    writeMore: () => commands.open(action, NEXT),
    subject: sending.subject,
  };
}
