import { create, string, type } from 'superstruct';
import { maybe } from '../../api/wire/common.ts';
import { Fields } from '../../api/wire/fields.ts';

/** `details` of an opinion (contract §6). */
export const OpinionDetails = type({ prompt: maybe(string()), fields: Fields });

/** What the reader is asked; '' where the title says it all. */
export const parsePrompt = (details: unknown) => create(details, OpinionDetails).prompt ?? '';
