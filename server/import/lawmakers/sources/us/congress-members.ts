import * as s from 'superstruct';
import { is } from 'superstruct';
import { textThat, WebAddress } from '../../../../../widget/core/content/values.ts';
import { LEVEL, ROLE } from '../../../../../widget/core/model/enums.ts';
import type { Member } from '../../../../lawmakers/dataset.ts';
import { ContentError } from '../../../mistakes.ts';
import { checkedList, mistakesWithLines } from '../../check.ts';
import type { Source } from '../../files.ts';

const Filled = s.nonempty(s.string());
const State = textThat((text) => /^[A-Z]{2}$/.test(text), 'is not a state’s two capital letters');
const text = s.optional(s.nullable(s.string()));

/** Without a district, a representative would be shown for all of the state. */
const withDistrict = <T extends { type: string; district?: number | null | undefined }>(struct: s.Struct<T, unknown>) =>
  s.refine(
    struct,
    'district',
    ({ type, district }) => type !== 'rep' || Number.isInteger(district) || 'has no district',
  );

/** A member's current term; earlier ones have other fields. */
const Term = withDistrict(
  s.type({
    type: s.enums(['sen', 'rep']),
    state: State,
    district: s.optional(s.nullable(s.min(s.integer(), 0))),
    party: Filled,
    url: text,
    contact_form: text,
    phone: text,
    /** `2027-01-03` */
    start: text,
    end: text,
  }),
);
type Term = s.Infer<typeof Term>;

const Ids = s.type({ bioguide: Filled });

const Legislator = s.type({
  id: Ids,
  name: s.type({ first: Filled, middle: text, last: Filled, suffix: text, nickname: text, official_full: text }),
  terms: s.nonempty(s.array(s.type({}))),
});
type Legislator = s.Infer<typeof Legislator>;

export const Social = s.type({ id: Ids, social: s.type({ twitter: s.optional(s.nullable(s.string())) }) });
export type Social = s.Infer<typeof Social>;

const Office = s.type({ city: Filled, state: State, building: text, address: text, phone: text, hours: text });
type Office = s.Infer<typeof Office>;

export const Offices = s.type({ id: Ids, offices: s.array(Office) });
export type Offices = s.Infer<typeof Offices>;

type WireOffice = { name: string; phone: string; hours: string };

const townOf = ({ city, state }: Office) => `${city}, ${state}`;

/** Offices in the same town are distinguished by building or street. */
function nameOf(office: Office, all: Office[]) {
  const isOnly = all.filter((other) => townOf(other) === townOf(office)).length === 1;
  const place = office.building || office.address;
  return isOnly || !place ? townOf(office) : `${townOf(office)} (${place})`;
}

/** A member's offices with a telephone, the Capitol first. */
function officesOf(capitolPhone: string | null | undefined, offices: Office[]): WireOffice[] {
  const capitol = capitolPhone ? [{ name: 'U.S. Capitol', phone: capitolPhone, hours: '' }] : [];
  const atHome = offices.flatMap((office) =>
    office.phone ? [{ name: nameOf(office, offices), phone: office.phone, hours: office.hours ?? '' }] : [],
  );
  return [...capitol, ...atHome];
}

/** Each number once; offices may share one. */
const phonesOf = (offices: WireOffice[]) => [...new Set(offices.map(({ phone }) => phone))];

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

function namesOf(legislator: Legislator, term: Term) {
  const title = titleOf(term);
  const fullName = fullNameOf(legislator);
  return {
    fullName,
    lastName: legislator.name.last,
    nameTemplate: joined(title.long, legislator.name.last),
    displayName: { short: joined(title.short, calledName(legislator)), full: joined(title.long, fullName) },
  };
}

/** Data of the other files, by Bioguide id. */
type Extras = { offices: Map<string, Office[]>; handles: Map<string, string>; emails: Map<string, string> };

const PARTY_LETTERS: Record<string, string> = { Democrat: 'D', Republican: 'R', Independent: 'I', Libertarian: 'L' };

const OFFICE_NAMES = { sen: 'U.S. Senate', rep: 'U.S. House of Representatives' };
const ROLES = { sen: ROLE.LegislatureUpperBody, rep: ROLE.LegislatureLowerBody };

/** The contact form. Most members list none, and one address is malformed; then their website. */
const contactOf = ({ contact_form, url }: Term) =>
  [contact_form, url].find((address) => address && is(address, WebAddress)) ?? '';

const handleOf = (handle: string | undefined) => (handle ? `@${handle.replace(/^@/, '')}` : '');

/** Senators represent a whole state; at-large districts are 0. */
const districtOf = (term: Term) => (term.type === 'sen' ? '' : String(term.district));

function memberOf(legislator: Legislator, term: Term, extras: Extras): Member {
  const id = legislator.id.bioguide;
  const offices = officesOf(term.phone, extras.offices.get(id) ?? []);
  const email = extras.emails.get(id) ?? null;
  const place = {
    level: LEVEL.Country,
    role: ROLES[term.type],
    adminArea1Code: term.state,
    district: districtOf(term),
  };
  const wire = {
    id,
    ...namesOf(legislator, term),
    officeName: OFFICE_NAMES[term.type],
    ...place,
    countryCode: 'US',
    partyIdentifier: PARTY_LETTERS[term.party] ?? term.party,
    twitterMention: handleOf(extras.handles.get(id)),
    photoUrl: '',
    canBeEmailed: email !== null,
    phones: phonesOf(offices),
    contactFormUrl: contactOf(term),
    offices,
  };
  return { id, ...place, email, wire };
}

/** Only the last term is current, so only its fields are checked. */
function termsOf(source: Source, legislators: Legislator[]): Term[] {
  const mistakes = legislators.flatMap(({ terms }, index) =>
    mistakesWithLines(source, terms.at(-1), Term, [index, 'terms', terms.length - 1]),
  );
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return legislators.map(({ terms }) => terms.at(-1) as Term);
}

/** The Congress that sits on a day: each begins on the third of January of an odd year. */
export const congressOn = (day: string) =>
  Math.floor((new Date(Date.parse(day) - 2 * 86_400_000).getUTCFullYear() - 1789) / 2) + 1;

/** Every member of Congress in the file, the Congress that they sit in, and when it ends; null where the file does not say. */
export function congressOf(source: Source, extras: Extras) {
  const legislators = checkedList<Legislator>(source, source.value, Legislator);
  const terms = termsOf(source, legislators);
  const ofHouse = terms.filter(({ type }) => type === 'rep');
  const starts = ofHouse.flatMap(({ start }) => start ?? []).sort();
  return {
    members: legislators.map((legislator, index) => memberOf(legislator, terms[index] as Term, extras)),
    congress: starts.length > 0 ? congressOn(starts[Math.floor(starts.length / 2)] as string) : null,
    termEnds: ofHouse.flatMap(({ end }) => end ?? []).sort()[0] ?? null,
  };
}
