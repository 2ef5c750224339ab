import * as s from 'superstruct';
import { maybe } from './common.ts';

export const FIELD_USES = ['hidden', 'optional', 'required'] as const;
const Use = () => maybe(s.enums(FIELD_USES));

/** Optional fields of a form, in addition to those of its kind (contract §6): `details.fields`. */
export const Fields = () => maybe(s.type({ prefix: Use(), phone: Use(), address: Use() }));
export type FieldUses = s.Infer<ReturnType<typeof Fields>>;
