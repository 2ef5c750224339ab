import { calls } from '../../../widget/api/calls.ts';
import { CompleteEmailRequest } from '../../../widget/api/wire.ts';
import type { ActionType } from '../../../widget/model/enums.ts';
import { lock } from '../../db/locks.ts';
import type { Transact } from '../../db/schema.ts';
import { addToTally, totalsOf, WHOLE_ACTION } from '../../db/tallies.ts';
import { notFound } from '../../http/errors.ts';
import type { Recipient } from '../../mail/outbox.ts';
import { findAction, type KnownAction } from '../action.ts';
import { submission } from '../module.ts';
import { storeOptIns } from '../opt-ins.ts';
import { checkMinimums } from './minimums.ts';
import { recipientsOf } from './recipients.ts';
import { type Author, hasWritten, type LetterRequest, type Outgoing, storeLetter, writtenTo } from './store.ts';

const emailKeyOf = (email: string) => email.trim().toLowerCase();

/** Letters about a video are counted apart: the action's own count says how many recorded one. */
const tallyOf = ({ identifier, action }: KnownAction) =>
  action.type.toLowerCase() === 'recordvideo' ? `${identifier}|email` : identifier;

async function countOf(trx: Transact, known: KnownAction): Promise<number> {
  const tally = tallyOf(known);
  return (await totalsOf(trx, [tally])).get(tally) ?? 0;
}

function outgoing(recipient: Recipient, written: ReadonlySet<string>): Outgoing {
  if (recipient.email === null) return { ...recipient, status: 'noAddress' };
  return { ...recipient, status: written.has(recipient.key) ? 'repeated' : 'queued' };
}

/** What became of each recipient's letter; addresses stay here. One that waits is `kept` where nothing is sent. */
const outcomes = (recipients: Outgoing[], sendsMail: boolean) =>
  recipients.map(({ name, status }) => ({ name, status: status === 'queued' && !sendsMail ? 'kept' : status }));

type Moment = { now: Date; sendsMail: boolean };

/** Letters go to who can be reached and has none yet of this person (spec §5). */
async function write(trx: Transact, request: LetterRequest, known: KnownAction, { now, sendsMail }: Moment) {
  const at = now.toISOString();
  const author: Author = { identifier: known.identifier, emailKey: emailKeyOf(request.from) };
  // Of two letters at once, one machine each, the second must see the first.
  await lock(trx, `letters ${author.identifier} ${author.emailKey}`);
  const written = await writtenTo(trx, author);
  const isFirst = !(await hasWritten(trx, author));
  const found = await recipientsOf(trx, known.action, request.representatives ?? []);
  const recipients = found.map((recipient) => outgoing(recipient, written));
  await storeLetter(trx, request, author, { recipients, isTest: false, at });
  await storeOptIns(trx, { ...author, at }, request.optIns);
  if (isFirst) await addToTally(trx, tallyOf(known), WHOLE_ACTION);
  return { endUsersCount: await countOf(trx, known), recipients: outcomes(recipients, sendsMail) };
}

const letterTo = (type: ActionType) => async (request: LetterRequest, trx: Transact, moment: Moment) => {
  const known = await findAction(trx, request.id, type);
  checkMinimums(request);
  return write(trx, request, known, moment);
};

/** Keeps a letter to an action's recipients and puts it in the outbox. */
export const completeEmail = submission(calls.completeEmail, CompleteEmailRequest, letterTo('email'));

/** The same with a link to the visitor's video in it. */
export const completeRecordVideoEmail = submission(
  calls.completeRecordVideoEmail,
  CompleteEmailRequest,
  letterTo('recordvideo'),
);

const TESTABLE: ActionType[] = ['email', 'recordvideo'];

async function findTestable(trx: Transact, id: LetterRequest['id']): Promise<KnownAction> {
  const found = await Promise.allSettled(TESTABLE.map((type) => findAction(trx, id, type)));
  for (const result of found) if (result.status === 'fulfilled') return result.value;
  throw notFound('Unknown action');
}

const tester = (email: string | null): Outgoing => ({
  key: 'tester',
  name: 'Test',
  email,
  status: email === null ? 'test' : 'queued',
});

/**
 * Test mode: the letter is kept as a test and goes to the deployment's own tester, if one is set. Never to an official,
 * nor to the address that was typed: anybody could have this server write to anybody.
 */
export const testCompleteEmail = submission(
  calls.testCompleteEmail,
  CompleteEmailRequest,
  async (request, trx, { now, mailTestTo }) => {
    const known = await findTestable(trx, request.id);
    checkMinimums(request);
    await recipientsOf(trx, known.action, request.representatives ?? []);
    const author: Author = { identifier: known.identifier, emailKey: emailKeyOf(request.from) };
    const recipients = [tester(mailTestTo)];
    await storeLetter(trx, request, author, { recipients, isTest: true, at: now.toISOString() });
    return { endUsersCount: await countOf(trx, known) };
  },
);
