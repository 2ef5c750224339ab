import * as s from 'superstruct';
import { FIELD_USES, Id, maybe } from '../../widget/api/wire.ts';
import type { ActionType } from '../../widget/model/enums.ts';
import { WebAddress } from './addresses.ts';
import type { AnyStruct } from './mistakes.ts';

const Filled = s.nonempty(s.string());
const text = maybe(s.string());
const count = maybe(s.min(s.integer(), 0));

const MIN_ANSWERS = 2;
const unique = <T extends { id: string | number }>(members: s.Struct<T[], unknown>, what = 'answers') =>
  s.refine(
    members,
    'unique ids',
    (list) => new Set(list.map(({ id }) => String(id))).size === list.length || `two ${what} have the same id`,
  );
const atLeastTwo = <T>(struct: s.Struct<T, unknown>) =>
  s.refine(s.array(struct), 'two answers', (list) => list.length >= MIN_ANSWERS || 'needs two answers or more');

const use = maybe(s.enums(FIELD_USES));
/** Which fields a form has. */
const fields = maybe(s.object({ prefix: use, phone: use, address: use }));
/** A voter roll knows people by their address. */
const registrationFields = maybe(s.object({ prefix: use, phone: use, address: maybe(s.enums(['required'])) }));

const PollAnswer = s.object({ id: Id, text: Filled });
const QuizAnswer = s.object({ id: Id, text: Filled, outcome: s.enums(['Correct', 'Almost', 'Incorrect']) });
const Recipient = s.object({ id: Id, name: Filled, title: text, phone: Filled });

/** What an action of each kind carries in `details` (contract §6). */
export const DETAILS: Record<ActionType, AnyStruct> = {
  call: s.object({ script: text, recipients: maybe(unique(s.array(Recipient), 'recipients')) }),
  checkregistration: s.object({ fields: registrationFields }),
  donation: s.object({}),
  email: s.object({ subject: text, message: text, fields }),
  link: s.object({ url: WebAddress }),
  opinion: s.object({ prompt: text, fields }),
  petition: s.object({ petitionText: text, goal: count, signatures: count, fields }),
  poll: s.object({ answers: unique(atLeastTwo(PollAnswer)) }),
  quiz: s.object({ answers: unique(atLeastTwo(QuizAnswer)) }),
  recordvideo: s.object({
    prompt: text,
    fields,
    maxSeconds: maybe(s.min(s.number(), 1)),
    quality: maybe(s.enums(['P240', 'P360', 'P480', 'P720'])),
  }),
  sentimentpoll: s.object({ lowLabel: Filled, highLabel: Filled }),
  signup: s.object({ fields }),
  speedometer: s.object({ min: s.number(), max: s.number(), step: s.number(), unit: text, answerId: Id }),
  tweet: s.object({ text: Filled }),
  video: s.object({ url: WebAddress, posterUrl: maybe(WebAddress) }),
};
