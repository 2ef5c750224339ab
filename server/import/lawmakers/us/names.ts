import type { Legislator, Term } from './structs.ts';

/** Non-voting members of the House have titles of their own. */
const DELEGATES = new Set(['AS', 'DC', 'GU', 'MP', 'VI']);
const RESIDENT_COMMISSIONER = 'PR';

type Title = { short: string; long: string };

function titleOf({ type, state }: Term): Title {
  if (type === 'sen') return { short: 'Sen.', long: 'Senator' };
  if (state === RESIDENT_COMMISSIONER) return { short: 'Res. Comm.', long: 'Resident Commissioner' };
  if (DELEGATES.has(state)) return { short: 'Del.', long: 'Delegate' };
  return { short: 'Rep.', long: 'Representative' };
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

/** The official full name, else one made of its parts. */
const fullNameOf = ({ name }: Legislator) =>
  name.official_full?.trim() || joined(name.first, name.middle, name.last, name.suffix);

const IN_BRACKETS = /\s*\((.+)\)/;

/** The name that people use: the nickname, which may stand in brackets; after an initial also the middle name. */
function calledName({ name }: Legislator) {
  const nickname = name.nickname || IN_BRACKETS.exec(name.first)?.[1];
  const isInitial = /^\p{L}\.?$/u.test(name.first);
  return joined(nickname || name.first, isInitial && !nickname ? name.middle : null, name.last);
}

export function namesOf(legislator: Legislator, term: Term) {
  const title = titleOf(term);
  const fullName = fullNameOf(legislator);
  return {
    fullName,
    lastName: legislator.name.last,
    nameTemplate: joined(title.long, legislator.name.last),
    displayName: { short: joined(title.short, calledName(legislator)), full: joined(title.long, fullName) },
  };
}
