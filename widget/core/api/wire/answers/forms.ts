import * as s from 'superstruct';
import { Count, maybe } from '../common.ts';

/** The state of the letter to one recipient: e.g. `kept` waits for an operator, `noAddress` has no known address. */
const LetterOutcome = s.type({ name: s.string(), status: s.string() });

export const EmailAnswer = s.type({ endUsersCount: Count, recipients: maybe(s.array(LetterOutcome)) });
export type EmailAnswer = s.Infer<typeof EmailAnswer>;

/** How many names of signers others see (contract §6). */
export const MOST_ON_WALL = 4;

/** `[{name}]`, the latest first. The count alone says that a signature was stored: odd names must not look like a failure. */
const Latest = s.define<object>('names', () => true);

export const PetitionAnswer = s.type({ endUsersCount: Count, latest: maybe(Latest) });
export type PetitionAnswer = s.Infer<typeof PetitionAnswer>;

export const CheckRegistrationAnswer = s.type({ endUsersCount: Count, isRegistered: maybe(s.boolean()) });
export type CheckRegistrationAnswer = s.Infer<typeof CheckRegistrationAnswer>;
