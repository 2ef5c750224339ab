import { list, type Translate } from '../../../i18n/index.ts';
import { firstMessage, RequestError } from '../../core/api/errors.ts';
import type { App } from '../../core/app/app.ts';
import type { Action } from '../../core/model/action.ts';
import type { Recipient } from '../../core/model/lawmakers/recipient.ts';
import { failureText } from '../../core/session/failure-text.ts';
import { attempt } from '../form/attempt.ts';
import type { AskedOptIn } from '../form/opt-ins/opt-ins.ts';
import type { AskedFields } from '../form/person/asked-fields.ts';
import { type Letter, type LetterValues, letterOf } from './letter.ts';
import { createPost, type EmailCall } from './post.ts';
import type { Recipients } from './recipients.ts';
import { draftTo, readdress } from './salutation.ts';
import type { Draft, EmailStore } from './store.ts';

/** Message for a rejected letter: the first of the server's errors, else the general one (spec §8). */
function emailFailure(error: unknown, t: Translate): string {
  const said = error instanceof RequestError ? firstMessage(error.body) : undefined;
  return said ?? failureText(error, t, 'form.failed');
}

/** How a kind sends letters and moves on. */
export type EmailFlow = {
  call: EmailCall;
  /** The screen of the letter's form; default: the action's main one. */
  screen?: string;
  /** The screen of its thanks; default: `success`. */
  end?: string;
  /** What the letter is about: replaces what it would say of an earlier answer. */
  about?: () => Pick<Letter, 'answerId'>;
  /** The first letter was sent, and recipients are left. */
  onSent: () => void;
  /** Finishes the action. */
  finish: () => void;
};

type SendingParts = { store: EmailStore; recipients: Recipients; asks: AskedFields; flow: EmailFlow };

type SendingTools = Pick<
  App,
  'commands' | 'submissions' | 'actionData' | 'session' | 'fill' | 'mode' | 'locale' | 't' | 'report'
>;

/** The second step with several representatives (spec §2). */
const NEXT = 'multiRepStep2';

/** Sends an action's letter, and the same one again to other recipients. */
function createSending(action: Action, { store, recipients, asks, flow }: SendingParts, tools: SendingTools) {
  const { commands, session, fill, t } = tools;
  const post = createPost(action, flow.call, tools);
  const listOf = (names: readonly string[]) => list(names, tools.locale);
  /** The last letter sent, and the draft it was based on. */
  let written: { values: LetterValues; offers: readonly AskedOptIn[]; draft: Draft } | null = null;

  /** The draft, filled for these recipients. */
  function draftFor(chosen: readonly Recipient[]): Draft {
    session.setVariables({ recipientName: listOf(chosen.map(({ name }) => name)) });
    const { subject, message } = draftTo(chosen, store.draft, t);
    return { subject: fill(subject, action), message: fill(message, action) };
  }

  async function deliver(values: LetterValues, offers: readonly AskedOptIn[], chosen: readonly Recipient[]) {
    const draft = draftFor(chosen);
    const letter = await letterOf(action, values, { asks, offers, recipients: chosen }, tools);
    const data = { ...letter, ...flow.about?.() };
    const { outcomes, people } = await post(data, chosen);
    written = { values, offers, draft };
    session.setPeople(action, people);
    store.sent(outcomes);
    session.setVariables({
      userFullName: `${data.firstName} ${data.lastName}`,
      recipientName: listOf([...store.sentTo.peek(), ...store.keptFor.peek()]),
    });
    if (recipients.open.peek().length === 0) return flow.finish();
    flow.onSent();
    await commands.open(action, NEXT);
  }

  /** Loads both possible next screens first: after sending, the reader must not be stuck on the form. */
  const isReady = async () => (await commands.loadScreen(action, NEXT)) && commands.loadScreen(action, flow.end);

  async function send(...letter: Parameters<typeof deliver>) {
    if (store.isSubmitting.peek()) return;
    store.setSubmitting(true);
    const deliverWhenReady = async () => {
      if (await isReady()) await deliver(...letter);
    };
    const failure = (error: unknown) => emailFailure(error, t);
    const told = { send: deliverWhenReady, failure, notSent: 'email.notSent' } as const;
    await commands.submit(action, () => attempt(action, tools, told));
    store.setSubmitting(false);
  }

  return {
    send,
    /** Sends the last letter to others, with their names in place of those of its first recipients. */
    async sendAgain(chosen: readonly Recipient[]) {
      if (!written || chosen.length === 0) return flow.finish();
      const { values, offers, draft: before } = written;
      const now = draftFor(chosen);
      const subject = readdress(values.subject, before.subject, now.subject);
      const message = readdress(values.message, before.message, now.message);
      await send({ ...values, subject, message }, offers, chosen);
    },
    subject: () => written?.values.subject ?? '',
  };
}

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
