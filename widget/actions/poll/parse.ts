import { array, create, type Infer, nonempty, string, type } from 'superstruct';
import { Id } from '../../api/wire/common.ts';

/** `details` of a poll (contract §6). */
export const PollDetails = type({ answers: nonempty(array(type({ id: Id, text: string() }))) });

export type Answer = Infer<typeof PollDetails>['answers'][number];

export const parseAnswers = (details: unknown): Answer[] => create(details, PollDetails).answers;
