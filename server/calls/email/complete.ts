import { calls } from '../../../widget/core/api/calls.ts';
import { CompleteEmailRequest } from '../../../widget/core/api/wire.ts';
import type { ActionType } from '../../../widget/core/model/enums.ts';
import { MIN_MESSAGE_CHARS, MIN_SUBJECT_CHARS } from '../../../widget/core/numbers/constants.ts';
import { lock } from '../../db/locks.ts';
import type { Transact } from '../../db/schema.ts';
import { badInput, notFound } from '../../http/errors.ts';
import { LETTERS } from '../../http/limits.ts';
import type { Recipient } from '../../mail/outbox.ts';
import { findAction, findOpenAction, type KnownAction } from '../action.ts';
import { type SubmissionContext, submission } from '../module.ts';
import { countSubmission, personOf, storeOptIns } from '../person.ts';
import { recipientsOf } from './recipients.ts';
import {
  contentHashOf,
  isFurther,
  type LetterRequest,
  type Outgoing,
  storeLetter,
  tryGivenUp,
  writtenTo,
} from './store.ts';

/**
 * Adds the address of the writer's video to a letter that doesn't have it any more, since a letter about a video without
 * one says nothing. The letter names its video by the answer that `CompleteRecordVideoAsync` gave.
 */
async function withVideoLink(
  trx: Transact,
  identifier: string,
  origin: string,
  request: LetterRequest,
): Promise<LetterRequest> {
  const row = await trx
    .selectFrom('videos')
    .select('videoId')
    .where('answerId', '=', String(request.answerId ?? ''))
    .where('identifier', '=', identifier)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (!row?.videoId || request.text.includes(row.videoId)) return request;
  return { ...request, text: `${request.text.trimEnd()}\n\n${origin}/media/${row.videoId}` };
}

/** Refuses a subject or message that is too short, in the form's words (spec §5). */
function checkMinimums({ subject, text }: { subject: string; text: string }) {
  const errors: Record<string, string[]> = {};
  if (subject.trim().length < MIN_SUBJECT_CHARS)
    errors.subject = [`Subject is too short. Subject must be at least ${MIN_SUBJECT_CHARS} characters long.`];
  if (text.trim().length < MIN_MESSAGE_CHARS)
    errors.text = [`Your message is too short. Messages must be at least ${MIN_MESSAGE_CHARS} characters long.`];
  if (Object.keys(errors).length > 0) throw badInput(errors);
}

/** Letters about a video are counted separately: the action's own count says how many people recorded one. */
const tallyOf = ({ identifier, action }: KnownAction) =>
  action.type.toLowerCase() === 'recordvideo' ? `${identifier}|email` : identifier;

function outgoing(recipient: Recipient, written: ReadonlySet<string>): Outgoing {
  if (recipient.email === null) return { ...recipient, status: 'noAddress' };
  return { ...recipient, status: written.has(recipient.key) ? 'repeated' : 'queued' };
}

/** What the reader is told. Not whether the letter is a repeat: anybody could find that out in another's name. */
function told({ status }: Outgoing, sendsMail: boolean): string {
  if (status === 'noAddress') return status;
  return sendsMail ? 'queued' : 'kept';
}

/** The status for each recipient; their addresses are never answered. */
const outcomes = (recipients: Outgoing[], sendsMail: boolean) =>
  recipients.map((recipient) => ({ name: recipient.name, status: told(recipient, sendsMail) }));

/** A letter is queued for recipients with an address who have not had the same letter (spec §5). */
async function write(trx: Transact, request: LetterRequest, known: KnownAction, context: SubmissionContext) {
  const { identifier } = known;
  const contentHash = contentHashOf(request);
  // When two machines get the same letter at once, the second must see the first.
  await lock(trx, `letter ${identifier} ${contentHash}`);
  const found = await recipientsOf(trx, known.action, request.representatives ?? []);
  const author = personOf(identifier, request.from, context);
  await tryGivenUp(trx, { identifier, contentHash }, found, author.at);
  const written = await writtenTo(trx, { identifier, contentHash });
  const recipients = found.map((recipient) => outgoing(recipient, written));
  const goesWithAnother = await isFurther(trx, identifier, request);
  await storeLetter(trx, request, author, { known, recipients, isTest: false });
  await storeOptIns(trx, author, request.optIns);
  return {
    endUsersCount: await countSubmission(trx, { identifier: tallyOf(known), at: author.at }, goesWithAnother),
    recipients: outcomes(recipients, context.sendsMail),
  };
}

const letterTo = (type: ActionType) => async (request: LetterRequest, trx: Transact, context: SubmissionContext) => {
  const known = await findOpenAction(trx, request, type, context.now);
  checkMinimums(request);
  return write(trx, request, known, context);
};

/** Stores a letter and queues it for the action's recipients. */
export const completeEmail = submission(calls.completeEmail, CompleteEmailRequest, {
  handle: letterTo('email'),
  limit: LETTERS,
});

const videoLetter = letterTo('recordvideo');

/** The same for a letter that links to the reader's video. */
export const completeRecordVideoEmail = submission(calls.completeRecordVideoEmail, CompleteEmailRequest, {
  async handle(request, trx, context) {
    const { identifier } = await findOpenAction(trx, request, 'recordvideo', context.now);
    return videoLetter(await withVideoLink(trx, identifier, context.origin, request), trx, context);
  },
  limit: LETTERS,
});

const TESTABLE: ActionType[] = ['email', 'recordvideo'];

async function findTestable(trx: Transact, request: LetterRequest): Promise<KnownAction> {
  const found = await Promise.allSettled(TESTABLE.map((type) => findAction(trx, request, type)));
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
 * Test mode: the letter is stored as a test and sent to the deployment's tester, if one is set. Never to an official,
 * nor to the address that was typed: anybody could make this server write to anybody.
 */
export const testCompleteEmail = submission(calls.testCompleteEmail, CompleteEmailRequest, {
  async handle(request, trx, context) {
    const known = await findTestable(trx, request);
    checkMinimums(request);
    await recipientsOf(trx, known.action, request.representatives ?? []);
    const author = personOf(known.identifier, request.from, context);
    await storeLetter(trx, request, author, { known, recipients: [tester(context.mailTestTo)], isTest: true });
    const tally = tallyOf(known);
    // A test is no part in the action: it may be repeated at will, and must not tell who has just written.
    return { endUsersCount: (await context.shownCounts([tally], trx)).get(tally) ?? 0 };
  },
  limit: LETTERS,
});
