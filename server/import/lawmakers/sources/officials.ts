import { is } from 'superstruct';
import { WebAddress } from '../../../../widget/core/content/values.ts';
import { isEmail } from '../../../../widget/core/model/person.ts';
import type { District, Member } from '../../../lawmakers/dataset.ts';
import { AT_LARGE } from '../../../lawmakers/names.ts';
import { ContentError, type Mistake } from '../../mistakes.ts';
import { readTable } from '../../table.ts';
import { EMAILS_FILE, isThere } from '../files.ts';
import { someOf } from '../replaced.ts';

/** A person in office, as a source has them. Streets of offices are left where they are: some are homes. */
export type Official = District & {
  id: string;
  /** Whether they stand for the whole area, as senators do, so that `district` is empty. */
  isAtLarge?: boolean;
  fullName: string;
  /** The surname in the source's own order, which may be several words. */
  lastName: string;
  /** How a letter addresses them. Default: the full name. */
  greeting?: string;
  displayName: { short: string; full: string };
  /** The district's name where `district` is a code. */
  districtName?: string;
  officeName: string;
  party: string;
  /** An address, or what the source has in its place. */
  email: string;
  /** Web addresses, the best first. */
  links: string[];
  photo: string;
  twitter: string;
  offices: { name: string; phone: string }[];
};

/** Providers of mailboxes to private persons. */
const PRIVATE =
  /@(gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|aol|icloud|me|mac|comcast|verizon|att|sbcglobal|bellsouth|cox|charter|earthlink|protonmail|proton|xtra|bigpond|btinternet|sympatico)\.[a-z.]+$/i;

const MOST_NAMED = 10;
const MOST_NAME_CHARS = 60;

type Said = { notes: Mistake[]; file: string };

const say = ({ notes, file }: Said, people: string[], message: (names: string) => string) => {
  if (people.length > 0) notes.push({ file, path: '', message: message(someOf(people, MOST_NAMED)) });
};

const known = (address: string) => (isEmail(address) ? address : '');

/** Addresses that two people share: each would get the other's letters. */
function sharedIn(officials: Official[]): Set<string> {
  const holders = new Map<string, Set<string>>();
  for (const { email, id } of officials) {
    const address = email.toLowerCase();
    if (known(address)) holders.set(address, (holders.get(address) ?? new Set()).add(id));
  }
  return new Set([...holders].filter(([, ids]) => ids.size > 1).map(([address]) => address));
}

const withName = ({ fullName, email }: Official) => `${fullName} (${email})`;

function tell(said: Said, officials: Official[], shared: Set<string>) {
  const isShared = ({ email }: Official) => shared.has(email.toLowerCase());
  const isWrong = ({ email }: Official) => email !== '' && !isEmail(email) && !is(email, WebAddress);
  const isPrivate = (each: Official) => PRIVATE.test(each.email) && !isShared(each);
  say(
    said,
    officials.filter(isShared).map(withName),
    (names) => `these share an e-mail address, so it is used for none of them: ${names}`,
  );
  say(said, officials.filter(isWrong).map(withName), (names) => `what stands there is no e-mail address: ${names}`);
  say(
    said,
    officials.filter(isPrivate).map(withName),
    (names) => `letters go to private mailboxes, not to an office: ${names}`,
  );
}

function memberOf(
  official: Official,
  countryCode: string,
  { email, withPhotos }: { email: string; withPhotos: boolean },
): Member {
  const { id, level, role, adminArea1Code, district, fullName, lastName, displayName, officeName, offices } = official;
  const [link = ''] = [official.email, ...official.links].filter((each) => is(each, WebAddress));
  const place = { level, role, adminArea1Code, district };
  const wire = {
    id,
    fullName,
    lastName,
    nameTemplate: official.greeting ?? fullName,
    displayName,
    officeName,
    ...place,
    district: official.districtName ?? district,
    countryCode,
    partyIdentifier: official.party,
    twitterMention: official.twitter ? `@${official.twitter.replace(/^@/, '')}` : '',
    // A picture tells a foreign host who reads the page.
    photoUrl: withPhotos && official.photo.startsWith('https://') ? official.photo : '',
    canBeEmailed: email !== '',
    phones: [...new Set(offices.map(({ phone }) => phone))],
    contactFormUrl: link,
    offices: offices.map((office) => ({ ...office, hours: '' })),
  };
  return { id, ...place, email: email || null, wire };
}

/** The operator's own addresses, by the id that members have here. */
export async function readEmails(folder: string) {
  const emails = new Map<string, string>();
  if (!(await isThere(folder, EMAILS_FILE))) return emails;
  const columns = { needed: ['id', 'email'], patterns: { id: /^(id|bioguide)$/ } } as const;
  await readTable(folder, EMAILS_FILE, columns, ({ id, email }) => {
    if (!isEmail(email)) return `"${email}" is not an e-mail address`;
    emails.set(id, email);
    return undefined;
  });
  return emails;
}

/** Whether the source does not say whom they stand for: without a district, they would be shown in the whole state or country. */
const isNowhere = ({ district, isAtLarge }: Official) => !isAtLarge && ['', AT_LARGE].includes(district.trim());

/** Far more than any name or address has. */
const MOST_CHARS = 1_000;

const isUnfit = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > MOST_CHARS || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)
    : Object.values(value ?? {}).some(isUnfit);

type Given = { file: string; countryCode: string; emails: Map<string, string>; withPhotos: boolean };

/**
 * Members as they are stored, and what an operator should know about them. Left out is whose district is not known, and who
 * has a text that no screen and no letter could take.
 *
 * @throws ContentError if nobody is left
 */
export function membersFrom(given: Official[], { file, countryCode, emails, withPhotos }: Given) {
  const notes: Mistake[] = [];
  const namesOf = (left: Official[]) => left.map(({ fullName }) => fullName.slice(0, MOST_NAME_CHARS));
  const officials = given.filter((official) => !isNowhere(official) && !isUnfit(official));
  say(
    { notes, file },
    namesOf(given.filter(isNowhere)),
    (names) => `their district is not known, so they are left out: ${names}`,
  );
  say(
    { notes, file },
    namesOf(given.filter(isUnfit)),
    (names) =>
      `a text of theirs is over ${MOST_CHARS} characters or has a line break or a control character, so they are left out: ${names}`,
  );
  if (given.length > 0 && officials.length === 0) throw new ContentError(notes);
  const shared = sharedIn(officials);
  tell(
    { notes, file },
    officials.filter(({ id }) => !emails.has(id)),
    shared,
  );
  const members = officials.map((official) => {
    const published = shared.has(official.email.toLowerCase()) ? '' : known(official.email);
    return memberOf(official, countryCode, { email: emails.get(official.id) ?? published, withPhotos });
  });
  return { members, notes };
}
