import { type Permits, permitAll, permitNothing } from '../model/consent.ts';
import { isRecord } from '../model/value.ts';
import { type ConsentLists, doesNotApply, isYes, permitsBy } from './consent-lists.ts';

type Fields = Record<string, unknown>;

type Reader = (fields: Fields) => Permits;

/** Reads the lists of these names, whose spellings differ in case and plural. */
const byLists =
  (names: Record<keyof ConsentLists, RegExp>): Reader =>
  (fields) => {
    const listOf = (name: keyof ConsentLists) => Object.entries(fields).find(([field]) => names[name].test(field))?.[1];
    return permitsBy({
      purposes: listOf('purposes'),
      specialFeatures: listOf('specialFeatures'),
      vendors: listOf('vendors'),
      restrictions: listOf('restrictions'),
    });
  };

const optedIn = (isOptedIn: boolean) => (isOptedIn ? permitAll : permitNothing);

/** 0: does not apply, 1: opted out, 2: did not opt out. */
const NOT_OPTED_OUT: readonly unknown[] = [0, 2];

/** US sections name their opt-outs alike: `SaleOptOut`, `SharingOptOut`. Without any, they say nothing. */
const byOptOuts: Reader = (fields) => {
  const optOuts = Object.entries(fields).flatMap(([name, value]) => (name.endsWith('OptOut') ? [value] : []));
  return optedIn(!isYes(fields.Gpc) && optOuts.length > 0 && optOuts.every((value) => NOT_OPTED_OUT.includes(value)));
};

const READERS: Record<string, Reader> = {
  tcfeuv2: byLists({
    purposes: /^purposes?consents?$/i,
    specialFeatures: /^specialfeatures?optins?$/i,
    vendors: /^vendors?consents?$/i,
    restrictions: /^pub(lisher)?restrictions$/i,
  }),
  // Implied consent does not count.
  tcfcav1: byLists({
    purposes: /^purposes?expressconsents?$/i,
    specialFeatures: /^specialfeatures?expressconsents?$/i,
    vendors: /^vendors?expressconsents?$/i,
    restrictions: /^pub(lisher)?restrictions$/i,
  }),
  // One letter: `Y` opted out, `N` not, `-` does not apply.
  uspv1: ({ OptOutSale: letter }) => (letter === '-' ? doesNotApply : optedIn(letter === 'N')),
};

/** Sections of US states are named by their letters: `usca`; `usnat` is the national one. */
const readerOf = (name: string) =>
  Object.hasOwn(READERS, name) ? READERS[name] : /^us[a-z]{2,3}$/.test(name) ? byOptOuts : undefined;

/** A section is one object of fields, or several. */
const fieldsOf = (section: unknown): Fields =>
  Object.assign({}, ...(Array.isArray(section) ? section : [section]).filter(isRecord));

/** What one section permits; an unknown one permits nothing. */
const read = ([name, section]: [string, unknown]): Permits => readerOf(name)?.(fieldsOf(section)) ?? permitNothing;

const appliesAnywhere = (applicable: unknown) => Array.isArray(applicable) && applicable.some((id) => Number(id) > 0);

/**
 * What GPP's sections permit: only what all of them do.
 *
 * @param applicable ids of the sections that apply; -1 and 0 are none
 */
export function sectionsPermit(sections: unknown, applicable: unknown): Permits {
  const present = isRecord(sections) ? Object.entries(sections).map(read) : [];
  if (present.length === 0 && appliesAnywhere(applicable)) return permitNothing;
  const applying = present.filter((permits) => permits !== doesNotApply);
  return applying.length === 0 ? doesNotApply : (need) => applying.every((permits) => permits(need));
}
