import { is } from 'superstruct';
import { LEVEL, ROLE } from '../../../../widget/model/enums.ts';
import type { Member } from '../../../lawmakers/dataset.ts';
import { ContentError } from '../../mistakes.ts';
import { WebAddress } from '../../shape/addresses.ts';
import { checkedList, mistakesWithLines } from '../check.ts';
import type { Source } from '../files.ts';
import { namesOf } from './names.ts';
import { officesOf, phonesOf } from './phones.ts';
import { Legislator, type Office, Term } from './structs.ts';

/** Data of the other files, by Bioguide id. */
export type Extras = { offices: Map<string, Office[]>; handles: Map<string, string>; emails: Map<string, string> };

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

/** Every member of Congress in the file. */
export function membersOf(source: Source, extras: Extras): Member[] {
  const legislators = checkedList<Legislator>(source, source.value, Legislator);
  const terms = termsOf(source, legislators);
  return legislators.map((legislator, index) => memberOf(legislator, terms[index] as Term, extras));
}
