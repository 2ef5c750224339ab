import { check } from '../api/wire/check.ts';
import type { ActionType } from '../model/enums.ts';
import { call } from './call/index.ts';
import { checkregistration } from './checkregistration/index.ts';
import { email } from './email/index.ts';
import type { ActionKind } from './kind.ts';
import { opinion } from './opinion/index.ts';
import { petition } from './petition/index.ts';
import { poll } from './poll/index.ts';
import { signup } from './signup/index.ts';
import { tweet } from './tweet/index.ts';

/** The kinds that this build has. The rest of the program reaches a kind only from here. */
export const kinds: Partial<Record<ActionType, ActionKind>> = {
  call,
  checkregistration,
  email,
  opinion,
  petition,
  poll,
  signup,
  tweet,
};

/** @throws Error for a kind that the build lacks: parsing has dropped those, so this is a mistake in the program */
export function kindOf(type: ActionType): ActionKind {
  const kind = kinds[type];
  if (!kind) throw new Error(`No screens for ${type}`);
  return kind;
}

export const isServed = (type: ActionType, details: unknown) => {
  const kind = kinds[type];
  return kind !== undefined && check(details, kind.details)[0] === undefined;
};
