import { kinds } from '../../../widget/actions/registry.ts';
import { ACTION_TYPES } from '../../../widget/core/model/enums.ts';
import type { KindFacts, KindTable } from '../../../widget/core/model/kind.ts';

const lenient = (type: KindFacts['type']): KindFacts => {
  const built: KindFacts = Reflect.get(kinds, type) ?? { type, isCompletion: false, parse: () => null };
  return { ...built, parse: (details) => built.parse(details) ?? details };
};

/** Every kind, built or not, with its facts. None rejects an action. */
export const allKinds = Object.fromEntries(ACTION_TYPES.map((type) => [type, lenient(type)])) as KindTable;
