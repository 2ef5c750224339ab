import * as s from 'superstruct';
import { Count, maybe } from '../common.ts';

/** What became of the letter to each recipient; `kept`: it waits for an operator; `noAddress`: nobody knows where to send it. */
const LetterOutcome = s.type({ name: s.string(), status: s.string() });

export const EmailAnswer = s.type({ endUsersCount: Count, recipients: maybe(s.array(LetterOutcome)) });
export type EmailAnswer = s.Infer<typeof EmailAnswer>;

export const CheckRegistrationAnswer = s.type({ endUsersCount: Count, isRegistered: maybe(s.boolean()) });
export type CheckRegistrationAnswer = s.Infer<typeof CheckRegistrationAnswer>;
