import * as s from 'superstruct';
import type { Mistake } from '../../../mistakes.ts';
import type { Json, SourceFolder } from '../folder.ts';
import { surnameOf, withoutTitle } from '../names.ts';

const text = s.optional(s.nullable(s.string()));

/** `/api/Members/Search` and `/api/Members/ID` of Parliament's Members API. */
const ApiMember = s.type({
  id: s.number(),
  nameListAs: s.string(),
  nameDisplayAs: s.string(),
  latestParty: s.optional(s.nullable(s.type({ name: s.string() }))),
  latestHouseMembership: s.type({
    membershipFrom: s.string(),
    house: s.number(),
    membershipEndDate: text,
    membershipStatus: s.optional(s.nullable(s.type({ statusIsActive: s.boolean() }))),
  }),
  thumbnailUrl: text,
});
const One = s.type({ value: ApiMember });
const Found = s.type({ items: s.array(One) });

/** `/api/Members/ID/Contact` */
const Contacts = s.type({
  value: s.array(
    s.type({ type: s.string(), isWebAddress: s.optional(s.boolean()), line1: text, phone: text, email: text }),
  ),
});
type Contact = s.Infer<typeof Contacts>['value'][number];

const COMMONS = 1;

/** What the sources say of a member; '' and empty where they don't. */
export type Mp = {
  id: string;
  fullName: string;
  /** '' where the source has no order of the name's parts: the last word of a name may be half of a surname. */
  lastName: string;
  seat: string;
  /** The Office for National Statistics' code of the constituency. */
  code: string;
  party: string;
  email: string;
  links: string[];
  photo: string;
  twitter: string;
  offices: { name: string; phone: string }[];
};

const isSitting = ({
  latestHouseMembership: { house, membershipEndDate, membershipStatus },
}: s.Infer<typeof ApiMember>) => house === COMMONS && !membershipEndDate && membershipStatus?.statusIsActive !== false;

const answersIn = ({ value }: Json) => (s.is(value, Found) ? value.items : s.is(value, One) ? [value] : []);

const membersIn = (json: Json): Mp[] =>
  answersIn(json)
    .map((answer) => answer.value)
    .filter(isSitting)
    .map(({ id, nameListAs, nameDisplayAs, latestParty, latestHouseMembership, thumbnailUrl }) => ({
      ...{ id: String(id), fullName: withoutTitle(nameDisplayAs), lastName: surnameOf(nameListAs) },
      ...{ seat: latestHouseMembership.membershipFrom, code: '', party: latestParty?.name ?? '' },
      ...{ email: '', links: [], photo: thumbnailUrl ?? '', twitter: '', offices: [] },
    }));

/** A constituency office may be somebody's home: its telephone counts, and its street stays where it is. */
const OFFICES: [type: RegExp, name: string][] = [
  [/^parliamentary/i, 'House of Commons'],
  [/^constituency/i, 'Constituency office'],
];

const HANDLE = /^https?:\/\/(?:www\.)?(?:x|twitter)\.com\/@?(\w+)/i;

function contactsIn(contacts: Contact[]): Pick<Mp, 'email' | 'links' | 'twitter' | 'offices'> {
  const ofKinds = OFFICES.flatMap(([type, name]) =>
    contacts.filter((each) => type.test(each.type)).map((each) => ({ ...each, name })),
  );
  const pages = contacts
    .filter(({ isWebAddress }) => isWebAddress)
    .map(({ type, line1 }) => ({ type, url: line1 ?? '' }));
  return {
    email: ofKinds.find(({ email }) => email)?.email ?? '',
    links: pages.filter(({ type }) => /website/i.test(type)).map(({ url }) => url),
    twitter: pages.map(({ url }) => HANDLE.exec(url)?.[1]).find(Boolean) ?? '',
    offices: ofKinds.flatMap(({ name, phone }) => (phone ? [{ name, phone }] : [])),
  };
}

/** The member's number in the name of a file with contacts, such as `contacts/5173.json`. */
const numberIn = (file: string) => /(\d+)\D*\.json$/.exec(file)?.[1];

/** Members and contacts in answers of the Members API, and the files that have members. */
export function readAnswers({ json }: Pick<SourceFolder, 'json'>) {
  const notes: Mistake[] = [];
  const members = new Map(json.flatMap(membersIn).map((member) => [member.id, member]));
  for (const { file, value } of json) {
    if (!s.is(value, Contacts)) continue;
    const number = numberIn(file);
    const member = members.get(number ?? '');
    const message = 'has contacts of nobody: name it after the number of the member, such as 5173.json';
    if (!number) notes.push({ file, path: '', message });
    if (member) Object.assign(member, contactsIn(value.value));
  }
  const files = json.filter((each) => answersIn(each).length > 0).map(({ file }) => file);
  return { members: [...members.values()], files, notes };
}

const LOOKUP = { needed: ['pcon_name', 'pcon_code', 'member_id', 'display_as', 'party_text', 'member_email'] } as const;

/** Members in the table of the Department for Education, which has codes and e-mail addresses, and no telephones. */
export async function readLookup({ withColumns, read }: Pick<SourceFolder, 'withColumns' | 'read'>) {
  const members: Mp[] = [];
  const tables = withColumns(/^pcon_code$/, /^member_id$/);
  for (const table of tables)
    await read(
      table,
      LOOKUP,
      ({ pcon_name: seat, pcon_code: code, member_id: id, display_as, party_text, member_email }) => {
        if (!/^[EWSN]\d{8}$/.test(code)) return `"${code}" is not a constituency's code`;
        // A vacant seat.
        if (id === '') return undefined;
        const email = /^no email/i.test(member_email) ? '' : member_email;
        const links = [`https://members.parliament.uk/member/${id}/contact`];
        members.push({
          ...{ id, fullName: withoutTitle(display_as), lastName: '', seat, code, party: party_text, email, links },
          ...{ photo: '', twitter: '', offices: [] },
        });
        return undefined;
      },
    );
  return { members, files: tables.map(({ file }) => file) };
}
