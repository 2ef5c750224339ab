import type { Infer } from 'superstruct';
import { list } from '../../i18n/index.ts';
import type { Call } from '../api/calls/call.ts';
import { testCompleteEmail } from '../api/calls/forms.ts';
import { RequestError } from '../api/errors.ts';
import type { EmailAnswer } from '../api/wire/answers/forms.ts';
import type { CompleteEmailRequest } from '../api/wire/requests/forms.ts';
import type { App } from '../app/app.ts';
import type { AskedOptIn } from '../form/opt-ins/opt-ins.ts';
import type { AskedFields } from '../form/person/asked-fields.ts';
import type { Action } from '../model/action.ts';
import type { Recipient } from '../model/lawmakers/recipient.ts';
import { emailFailure } from './failure.ts';
import { type Letter, type LetterValues, letterOf } from './letter.ts';
import { readdress } from './readdress.ts';
import type { Recipients } from './recipients.ts';
import type { Draft, EmailStore, Fate, Outcome } from './store.ts';

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

type Tools = Pick<
  App,
  'commands' | 'submissions' | 'actionData' | 'session' | 'fill' | 'mode' | 'locale' | 't' | 'report'
>;

export type EmailCommands = ReturnType<typeof createEmailCommands>;

/** The second step with several representatives (spec §2). */
const NEXT = 'multiRepStep2';

/** The server knows better whom it can write to. */
function outcomesOf(asked: readonly Recipient[], { recipients: told }: Answer, sent: Fate): Outcome[] {
  if (!told) return asked.map(({ key, name }) => ({ key, name, fate: sent }));
  return asked.flatMap(({ key, name, representative }) => {
    const found = told.find((each) => each.name === representative.name);
    const fate = found?.status === 'noAddress' ? 'unreachable' : sent;
    return found ? [{ key, name, fate, isKept: found.status === 'kept' }] : [];
  });
}

export function createEmailCommands(
  action: Action,
  { store, recipients, asks, way }: { store: EmailStore; recipients: Recipients; asks: AskedFields; way: EmailWay },
  tools: Tools,
) {
  const { commands, submissions, actionData, session, fill, mode, t } = tools;
  // Test mode has its own path, which is really sent (spec §7).
  const call = mode === 'AB4E_TEST' ? testCompleteEmail : way.call;
  const namesOf = (chosen: readonly Recipient[]) =>
    list(
      chosen.map(({ name }) => name),
      tools.locale,
    );
  let written: { values: LetterValues; offers: readonly AskedOptIn[]; draft: Draft } | null = null;
  /** Whom each letter was for: the answer may be to an earlier one. */
  const askedFor = new WeakMap<object, readonly Recipient[]>();

  /** The draft as it reads for these. */
  function draftFor(chosen: readonly Recipient[]): Draft {
    session.setVariables({ recipientName: namesOf(chosen) });
    const { subject, message } = store.draft;
    return { subject: fill(subject, action), message: fill(message, action) };
  }

  /** What shows the server that later letters are by the same visitor, who counts once. */
  let firstKey: string | null = null;

  /** An earlier wording that turns out to have gone out stands: nobody gets a second letter. */
  async function post(data: Letter, chosen: readonly Recipient[]): Promise<Outcome[]> {
    askedFor.set(data, chosen);
    const rest = () => ({ ...actionData(action), ...(firstKey && { earlierKey: firstKey }) });
    const { answer, data: taken, wasReplayed, key } = await submissions.submit(call, action.identifier, data, rest);
    firstKey ??= key;
    return outcomesOf(askedFor.get(taken) ?? chosen, answer, wasReplayed ? 'unchanged' : 'sent');
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
    if (recipients.open.peek().length === 0) return way.finish();
    way.onSent();
    await commands.open(action, NEXT);
  }

  /** Whichever of them follows: a letter that is out must not leave the visitor on its form. */
  const isReady = async () => (await commands.loadScreen(action, NEXT)) && commands.loadScreen(action);

  async function sendReady(...letter: Parameters<typeof send>) {
    try {
      if (await isReady()) await send(...letter);
    } catch (error) {
      // The client has reported what failed on the wire.
      if (!(error instanceof RequestError)) tools.report(error);
      commands.alert(emailFailure(error, t), action);
    }
  }

  async function trySend(...letter: Parameters<typeof send>) {
    if (store.isSubmitting.peek()) return;
    store.setSubmitting(true);
    await commands.submit(action, () => sendReady(...letter));
    store.setSubmitting(false);
  }

  return {
    isSubmitting: store.isSubmitting,
    start() {
      commands.initiate(action);
      commands.open(action, '');
    },
    initiate: () => commands.initiate(action),
    /** Looks for those whom the network's address leads to, where the action searches for somebody. */
    prefetch: recipients.prefetch,
    pick: store.pick,
    pickNext: store.pickNext,
    /** Sends to all who are chosen; who has been written to already gets nothing twice. */
    async submit(values: LetterValues, offers: readonly AskedOptIn[]) {
      const chosen = recipients.chosen.peek();
      if (chosen.length > 0) await trySend(values, offers, chosen);
      else if (store.emailed.peek().size > 0) way.finish();
      else commands.alert(t('email.noRecipient'));
    },
    /** The same letter to those who were left out of the first one. */
    async sendAgain() {
      const chosen = recipients.chosenNext.peek();
      if (!written || chosen.length === 0) return way.finish();
      const { values, offers, draft: before } = written;
      const now = draftFor(chosen);
      const subject = readdress(values.subject, before.subject, now.subject);
      const message = readdress(values.message, before.message, now.message);
      await trySend({ ...values, subject, message }, offers, chosen);
    },
    skip: way.finish,
    writeMore: () => commands.open(action, NEXT),
    subject: () => written?.values.subject ?? '',
  };
}
