import * as s from 'superstruct';
import { FIELD_USES, Id, maybe } from '../../../widget/core/api/wire.ts';
import { type ActionType, VIDEO_QUALITIES } from '../../../widget/core/model/enums.ts';
import { isCurrency } from '../../payments/gateway.ts';
import type { AnyStruct } from '../mistakes.ts';
import { Filled, FilledText, Text } from './nested.ts';
import { between, count, givenAmount, Picture, textThat, WebAddress } from './values.ts';

const counted = maybe(count);

const MIN_ANSWERS = 2;
/** A list whose members are told apart by one of their fields. */
export const unique = <T extends object>(
  members: s.Struct<T[], unknown>,
  what = 'answers',
  key: 'id' | 'amount' = 'id',
) =>
  s.refine(members, 'unique', (list) => {
    const keys = new Set(list.map((member) => String((member as Record<string, unknown>)[key])));
    return keys.size === list.length || `two ${what} have the same ${key}`;
  });
const atLeastTwo = <T>(struct: s.Struct<T, unknown>) =>
  s.refine(s.array(struct), 'two answers', (list) => list.length >= MIN_ANSWERS || 'needs two answers or more');

const use = maybe(s.enums(FIELD_USES));
/** Which fields a form has. */
const fields = maybe(s.object({ prefix: use, phone: use, address: use }));
/** Voter rolls are searched by address. */
const registrationFields = maybe(s.object({ prefix: use, phone: use, address: maybe(s.enums(['required'])) }));

const PollAnswer = s.object({ id: Id, text: FilledText });
const QuizAnswer = s.object({ id: Id, text: FilledText, outcome: s.enums(['Correct', 'Almost', 'Incorrect']) });
const Captions = s.object({ url: Picture, language: Filled, label: Filled });
const Recipient = s.object({ id: Id, name: Filled, title: Text, phone: Filled });

const Scale = s.refine(
  s.object({
    min: s.number(),
    max: s.number(),
    step: s.number(),
    unit: Text,
    answerId: Id,
    correctValue: s.number(),
    closeWithin: maybe(s.min(s.number(), 0)),
    customVariable: maybe(s.object({ of: s.enums(['difference', 'value', 'correctValue']), times: maybe(s.number()) })),
  }),
  'scale',
  ({ min, max, step, correctValue }) => {
    if (min >= max || step <= 0 || step > max - min)
      return 'min must be below max, and step lead from one to the other';
    return (correctValue >= min && correctValue <= max) || 'correctValue must be on the scale';
  },
);

const Currency = textThat(isCurrency, 'is no currency: its code has three capitals, such as USD');

/** What a gift of so much does. */
const Impact = s.object({ amount: givenAmount, text: FilledText });

const LONGEST_VIDEO_SECONDS = 3_600;

/** What an action of each kind carries in `details` (contract §6). */
export const DETAILS: Record<ActionType, AnyStruct> = {
  call: s.object({ script: Text, recipients: maybe(unique(s.array(Recipient), 'recipients')) }),
  checkregistration: s.object({ fields: registrationFields }),
  donation: s.object({
    currency: maybe(Currency),
    impact: maybe(unique(s.nonempty(s.array(Impact)), 'entries', 'amount')),
  }),
  email: s.object({ subject: Text, message: Text, fields }),
  link: s.object({ url: WebAddress }),
  opinion: s.object({ prompt: Text, fields }),
  petition: s.object({ petitionText: Text, goal: counted, signatures: counted, wall: maybe(s.boolean()), fields }),
  poll: s.object({ answers: unique(atLeastTwo(PollAnswer)), voteOnTap: maybe(s.boolean()) }),
  quiz: s.object({ answers: unique(atLeastTwo(QuizAnswer)) }),
  recordvideo: s.object({
    prompt: Text,
    subject: Text,
    message: Text,
    fields,
    maxSeconds: maybe(between(1, LONGEST_VIDEO_SECONDS)),
    quality: maybe(s.enums(VIDEO_QUALITIES)),
  }),
  sentimentpoll: s.object({ lowLabel: FilledText, highLabel: FilledText }),
  signup: s.object({ fields }),
  speedometer: Scale,
  tweet: s.object({ text: FilledText }),
  video: s.object({ url: Picture, posterUrl: maybe(Picture), captions: maybe(s.array(Captions)) }),
};
