import type { Infer } from 'superstruct';
import type { Lawmaker as WireLawmaker } from '../core/api/wire/lawmakers.ts';
import type { Address } from '../core/model/address/address.ts';
import { LOOKUP } from '../parts/addresses/index.ts';
import type { AddressLookup, Suggestion } from '../parts/addresses/lookup.ts';
import { lawmakersOf } from '../parts/lawmakers/index.ts';
import sample from './sample.json' with { type: 'json' };
import { drawing } from './sample.ts';
import { enter, type Steps, see } from './steps.ts';

type Wire = Infer<typeof WireLawmaker>;

/** A drawn portrait in place of a photograph. */
const face = (ground: string) =>
  drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path fill="${ground}" d="M0 0h44v44H0z"/><circle cx="22" cy="18" r="9" fill="#e8c3a0"/><path fill="#3d4a66" d="M6 44c0-11 7-15 16-15s16 4 16 15z"/></svg>`,
  );

const NAMES = ['Bonnie Watson Coleman', 'Cory Booker', 'Andy Kim', 'LaMonica McIver', 'Josefa Ñúñez-Etxeberria'];
const GROUNDS = ['#cfe3e6', '#f1d9c4', '#d9d4ee', '#dfe8cd'];

/** Portraits of people who are no lawmakers. */
export const PORTRAITS: readonly string[] = GROUNDS.map(face);

/** Sample lawmakers. @param more overrides fields of each */
export const sampleLawmakers = (count: number, more: Partial<Wire> = {}): Wire[] =>
  NAMES.slice(0, count).map((fullName, index) => ({
    id: index + 1,
    fullName,
    displayName: { short: `${index === 0 ? 'Rep.' : 'Sen.'} ${fullName.split(' ').at(-1)}`, full: fullName },
    partyIdentifier: 'D',
    officeName: index === 0 ? 'U.S. House of Representatives' : 'U.S. Senate',
    level: 0,
    role: index === 0 ? 0 : 1,
    district: index === 0 ? '12' : '',
    adminArea1Code: 'NJ',
    countryCode: 'US',
    canBeEmailed: true,
    phones: ['+12022255801'],
    // The last has no picture.
    photoUrl: PORTRAITS[index] ?? '',
    ...more,
  }));

/** A search for the lower house of the United States. */
export const HOUSE = { id: 1, countryCode: 'US', levels: [0], roles: [0] };

export const SAMPLE_ADDRESS: Address = sample.trenton;

const suggestion = (mainText: string, secondaryText: string): Suggestion => ({
  id: mainText,
  text: `${mainText}, ${secondaryText}`,
  mainText,
  secondaryText,
});

const SUGGESTIONS = [
  suggestion('125 West State Street', 'Trenton, NJ 08608'),
  suggestion('125 West State Avenue', 'Bordentown, NJ 08505'),
  suggestion('125 Statesville Quarry Road', 'Lafayette, NJ 07848'),
];

const MANY = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((street) =>
  suggestion(`125 ${street} Street`, 'Hoboken, NJ 07030, United States of America'),
);

/** A look-up that finds some addresses, many or none, that fails, or that never answers. */
export const sampleLookup = (found: 'some' | 'many' | 'none' | 'down' | 'never'): AddressLookup => ({
  suggest: async () => {
    if (found === 'never') return new Promise<never>(() => {});
    if (found === 'down') throw new Error('The sample service is down');
    return { some: SUGGESTIONS, many: MANY, none: [] }[found];
  },
  geocode: async () => SAMPLE_ADDRESS,
});

/** The reader has entered an address. */
export const findLawmakers: Steps = ({ app }) => lawmakersOf(app).find(app.session.activeAction.value, SAMPLE_ADDRESS);

/** Has an address field look up like this. */
export const lookUp =
  (found: Parameters<typeof sampleLookup>[0]): Steps =>
  ({ app }) =>
    void app.once(LOOKUP, () => async () => sampleLookup(found));

/** Opens a form and types into its address field, until the list of suggestions is open. */
export const listAddresses = (open: Steps): Steps => [
  lookUp('many'),
  open,
  // A reader is in the field, so that nothing is fitted anew meanwhile.
  see('[role="combobox"]:not(:disabled)', (field) => field.focus()),
  enter('[role="combobox"]', '125'),
  see('[role="option"]'),
];
