import * as s from 'superstruct';
import { Count, maybe } from '../common.ts';

/** The state of the letter to one recipient: e.g. `kept` waits for an operator, `noAddress` has no known address. */
const LetterOutcome = s.type({ name: s.string(), status: s.string() });

export const EmailAnswer = s.type({ endUsersCount: Count, recipients: maybe(s.array(LetterOutcome)) });
export type EmailAnswer = s.Infer<typeof EmailAnswer>;

export const CheckRegistrationAnswer = s.type({ endUsersCount: Count, isRegistered: maybe(s.boolean()) });
export type CheckRegistrationAnswer = s.Infer<typeof CheckRegistrationAnswer>;
