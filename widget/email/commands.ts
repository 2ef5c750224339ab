import { list } from '../../i18n/index.ts';
import type { App } from '../app/app.ts';
import { attempt } from '../form/attempt.ts';
import type { AskedOptIn } from '../form/opt-ins/opt-ins.ts';
import type { AskedFields } from '../form/person/asked-fields.ts';
import type { Action } from '../model/action.ts';
import type { Recipient } from '../model/lawmakers/recipient.ts';
import { emailFailure } from './failure.ts';
import { type LetterValues, letterOf } from './letter.ts';
import { createPost, type EmailCall } from './post.ts';
import { readdress } from './readdress.ts';
import type { Recipients } from './recipients.ts';
import type { Draft, EmailStore } from './store.ts';

/** How a kind sends letters and moves on. */
export type EmailFlow = {
  call: EmailCall;
  /** The first letter was sent, and recipients are left. */
  onSent: () => void;
  /** Finishes the action. */
  finish: () => void;
};

type Tools = Pick<
  App,
  'commands' | 'submissions' | 'actionData' | 'session' | 'fill' | 'mode' | 'locale' | 't' | 'report'
>;

export type EmailCommands = ReturnType<typeof createEmailCommands>;

/** The second step with several representatives (spec §2). */
const NEXT = 'multiRepStep2';

export function createEmailCommands(
  action: Action,
  { store, recipients, asks, flow }: { store: EmailStore; recipients: Recipients; asks: AskedFields; flow: EmailFlow },
  tools: Tools,
) {
  const { commands, session, fill, t } = tools;
  const post = createPost(action, flow.call, tools);
  const namesOf = (chosen: readonly Recipient[]) =>
    list(
      chosen.map(({ name }) => name),
      tools.locale,
    );
  /** The last letter sent, and the draft it was based on. */
  let written: { values: LetterValues; offers: readonly AskedOptIn[]; draft: Draft } | null = null;

  /** The draft, filled for these recipients. */
  function draftFor(chosen: readonly Recipient[]): Draft {
    session.setVariables({ recipientName: namesOf(chosen) });
    const { subject, message } = store.draft;
    return { subject: fill(subject, action), message: fill(message, action) };
  }

  async function send(values: LetterValues, offers: readonly AskedOptIn[], chosen: readonly Recipient[]) {
    const draft = draftFor(chosen);
    const data = await letterOf(action, values, { asks, offers, recipients: chosen }, tools);
    const outcomes = await post(data, chosen);
    written = { values, offers, draft };
    store.sent(outcomes);
    session.setVariables({
      userFullName: `${data.firstName} ${data.lastName}`,
      recipientName: list([...store.sentTo.peek(), ...store.keptFor.peek()], tools.locale),
    });
    if (recipients.open.peek().length === 0) return flow.finish();
    flow.onSent();
    await commands.open(action, NEXT);
  }

  /** Loads both possible next screens first: after sending, the reader must not be stuck on the form. */
  const isReady = async () => (await commands.loadScreen(action, NEXT)) && commands.loadScreen(action);

  async function sendWhenReady(...letter: Parameters<typeof send>) {
    if (await isReady()) await send(...letter);
  }

  async function trySend(...letter: Parameters<typeof send>) {
    if (store.isSubmitting.peek()) return;
    store.setSubmitting(true);
    const send = () => sendWhenReady(...letter);
    const failure = (error: unknown) => emailFailure(error, t);
    await commands.submit(action, () => attempt(action, tools, { send, failure, notSent: 'email.notSent' }));
    store.setSubmitting(false);
  }

  return {
    isSubmitting: store.isSubmitting,
    start() {
      commands.initiate(action);
      commands.open(action, '');
    },
    initiate: () => commands.initiate(action),
    /** Looks up lawmakers by the IP location, where the action searches for them. */
    prefetch: recipients.prefetch,
    pick: store.pick,
    pickNext: store.pickNext,
    /** Sends the letter to all chosen recipients who have none yet. */
    async submit(values: LetterValues, offers: readonly AskedOptIn[]) {
      const chosen = recipients.chosen.peek();
      if (chosen.length > 0) await trySend(values, offers, chosen);
      else if (store.emailed.peek().size > 0) flow.finish();
      else commands.alert(t('email.noRecipient'));
    },
    /** Sends the same letter to recipients left out of the first one. */
    async sendAgain() {
      const chosen = recipients.chosenNext.peek();
      if (!written || chosen.length === 0) return flow.finish();
      const { values, offers, draft: before } = written;
      const now = draftFor(chosen);
      const subject = readdress(values.subject, before.subject, now.subject);
      const message = readdress(values.message, before.message, now.message);
      await trySend({ ...values, subject, message }, offers, chosen);
    },
    skip: flow.finish,
    writeMore: () => commands.open(action, NEXT),
    subject: () => written?.values.subject ?? '',
  };
}
