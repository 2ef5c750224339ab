import * as s from 'superstruct';
import { maybe, Short } from '../common.ts';
import { Generic, Text } from './common.ts';
import { ActionData, Filled, Phone } from './entered.ts';

/** What every completion carries. */
export const completion = { ...Generic, ...ActionData };

/** A form's: the key of an earlier submission by the same visitor that this one belongs to (contract §8, 17). */
export const follows = { earlierKey: maybe(Short) };

export const names = { firstName: Filled, lastName: Filled };
export const optionalNames = {
  firstName: maybe(Short),
  lastName: maybe(Short),
  middleName: maybe(Short),
  prefix: maybe(Short),
  suffix: maybe(Short),
};

/** At most 10 characters and not blank (spec §5); optional, since a form may not ask for it. */
export const PostalCode = s.refine(s.size(s.string(), 1, 10), 'postalCode', (value) => value.trim() !== '');

/** Text that has something in it. */
export const FilledText = s.refine(Text, 'filled', (value) => value.trim() !== '');

/** A number that was parsed, as E.164 text or in its two parts. */
export const PhoneNumber = s.union([Short, Phone]);
