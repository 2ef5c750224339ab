import type { Infer } from 'superstruct';
import { list } from '../../i18n/index.ts';
import type { Call } from '../api/calls/call.ts';
import { testCompleteEmail } from '../api/calls/forms.ts';
import type { EmailAnswer } from '../api/wire/answers.ts';
import type { CompleteEmailRequest } from '../api/wire/forms.ts';
import type { App } from '../app.ts';
import type { OptInOffer } from '../form/opt-ins.ts';
import { warmPhone } from '../form/phone.ts';
import type { Action } from '../model/action.ts';
import type { Recipient } from '../model/recipient.ts';
import { emailFailure } from './failure.ts';
import { type LetterValues, letterOf } from './letter.ts';
import type { Recipients } from './recipients.ts';
import type { EmailStore, Fate, Outcome } from './store.ts';

type Answer = Infer<typeof EmailAnswer>;
export type EmailCall = Call<Infer<typeof CompleteEmailRequest>, Answer>;

/** How a kind sends letters, and where it goes on. */
export type EmailWay = {
  call: EmailCall;
  /** A first letter has gone out, but the visitor is not done yet. */
  onSent: () => void;
  /** Leads to the kind's end. */
  finish: () => void;
};

type Tools = Pick<App, 'commands' | 'submissions' | 'actionData' | 'session' | 'mode' | 'locale' | 't' | 'report'>;

export type EmailCommands = ReturnType<typeof createEmailCommands>;

const FATES: Record<string, Fate> = { noAddress: 'unreachable', repeated: 'repeated' };

/**
 * The server knows better whom it can write to, and who has been written to before. It may also answer an earlier letter,
 * whose answer was lost, and which was for others than this one.
 */
function outcomesOf(chosen: readonly Recipient[], open: readonly Recipient[], { recipients: told }: Answer): Outcome[] {
  if (!told) return chosen.map(({ key, name }) => ({ key, name, fate: 'sent' }));
  return open.flatMap(({ key, name, representative }) => {
    const found = told.find((each) => each.name === representative.name);
    return found ? [{ key, name, fate: FATES[found.status] ?? 'sent' }] : [];
  });
}

export function createEmailCommands(
  action: Action,
  { store, recipients, way }: { store: EmailStore; recipients: Recipients; way: EmailWay },
  tools: Tools,
) {
  const { commands, submissions, actionData, session, mode, t } = tools;
  // Test mode has its own path, which is really sent (spec §7).
  const call = mode === 'AB4E_TEST' ? testCompleteEmail : way.call;
  const namesOf = (chosen: readonly Recipient[]) =>
    list(
      chosen.map(({ name }) => name),
      tools.locale,
    );
  let written: { values: LetterValues; offers: readonly OptInOffer[]; to: string } | null = null;

  /** Where the draft names its recipients, the next ones are not addressed by the first ones' names. */
  const readdressed = (values: LetterValues, before: string, now: string): LetterValues =>
    `${store.draft.subject} ${store.draft.message}`.includes('@recipientName')
      ? {
          ...values,
          subject: values.subject.replaceAll(before, now),
          message: values.message.replaceAll(before, now),
        }
      : values;

  async function send(values: LetterValues, offers: readonly OptInOffer[], chosen: readonly Recipient[]) {
    const data = await letterOf(action, values, { offers, recipients: chosen }, tools);
    const { answer } = await submissions.submit(call, action.identifier, data, () => actionData(action));
    written = { values, offers, to: namesOf(chosen) };
    store.sent(outcomesOf(chosen, recipients.open.peek(), answer));
    session.setVariables({
      userFullName: `${data.firstName} ${data.lastName}`,
      recipientName: list(store.sentTo.peek(), tools.locale),
    });
    if (recipients.open.peek().length === 0) return way.finish();
    way.onSent();
    await commands.open('multiRepStep2');
  }

  async function trySend(...letter: Parameters<typeof send>) {
    if (store.isSubmitting.peek()) return;
    store.setSubmitting(true);
    try {
      if (await commands.prepareEnd(action)) await send(...letter);
    } catch (error) {
      commands.alert(emailFailure(error, t));
    }
    store.setSubmitting(false);
  }

  return {
    isSubmitting: store.isSubmitting,
    start() {
      commands.initiate(action);
      commands.open('');
    },
    initiate: () => commands.initiate(action),
    /** Looks for those whom the network's address leads to, where the action searches for somebody. */
    prefetch: recipients.prefetch,
    warmPhone,
    pick: store.pick,
    /** Sends to all who are chosen; who has been written to already gets nothing twice. */
    async submit(values: LetterValues, offers: readonly OptInOffer[]) {
      const chosen = recipients.chosen.peek();
      if (chosen.length > 0) await trySend(values, offers, chosen);
      else if (store.emailed.peek().size > 0) way.finish();
      else commands.alert(t('email.noRecipient'));
    },
    /** The same letter to those who were left out of the first one. */
    async sendAgain() {
      const chosen = recipients.chosen.peek();
      if (!written || chosen.length === 0) return way.finish();
      const { values, offers, to } = written;
      await trySend(readdressed(values, to, namesOf(chosen)), offers, chosen);
    },
    skip: way.finish,
    writeMore: () => commands.open('multiRepStep2'),
    subject: () => written?.values.subject ?? '',
  };
}
