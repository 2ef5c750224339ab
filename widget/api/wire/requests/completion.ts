import * as s from 'superstruct';
import { maybe, Short } from '../common.ts';
import { Generic, Text } from './common.ts';
import { ActionData, Filled, Phone } from './entered.ts';

/** Fields of every completion. */
export const completion = { ...Generic, ...ActionData };

/** The key of an earlier submission by the same reader, which this form corrects or follows (contract §8, 17). */
export const follows = { earlierKey: maybe(Short) };

export const names = { firstName: Filled, lastName: Filled };
export const optionalNames = {
  firstName: maybe(Short),
  lastName: maybe(Short),
  middleName: maybe(Short),
  prefix: maybe(Short),
  suffix: maybe(Short),
};

/** At most 10 characters and not blank (spec §5). */
export const PostalCode = s.refine(s.size(s.string(), 1, 10), 'postalCode', (value) => value.trim() !== '');

/** Text that is not blank. */
export const FilledText = s.refine(Text, 'filled', (value) => value.trim() !== '');

/** A phone number as E.164 text, or as country code and national number. */
export const PhoneNumber = s.union([Short, Phone]);
