import { isRecord } from '../model/is-record.ts';

type Fields = Record<string, unknown>;

/** Whether a section refuses; `undefined` if it does not say. */
type Reader = (fields: Fields) => boolean | undefined;

/** Lists of purposes come as arrays, or as objects keyed from 1. */
const first = (purposes: unknown) =>
  Array.isArray(purposes) ? purposes[0] : isRecord(purposes) ? purposes[1] : undefined;

const isYes = (value: unknown) => value === true || value === 1;

/** Purpose 1 is storage. Spellings differ in case and plural. */
const consentsTo =
  (names: readonly string[]): Reader =>
  (fields) => {
    const list = Object.entries(fields).find(([name]) => names.includes(name.toLowerCase()))?.[1];
    return list === undefined ? undefined : !isYes(first(list));
  };

/** 0: does not apply, 1: opted out, 2: did not opt out. */
const OPT_OUT_VALUES: readonly unknown[] = [0, 1, 2];

/** US sections name their opt-outs alike: `SaleOptOut`, `SharingOptOut`. */
const optsOut: Reader = (fields) => {
  const optOuts = Object.entries(fields).flatMap(([name, value]) => (name.endsWith('OptOut') ? [value] : []));
  if (isYes(fields.Gpc) || optOuts.includes(1)) return true;
  return optOuts.length > 0 && optOuts.every((value) => OPT_OUT_VALUES.includes(value)) ? false : undefined;
};

/** One letter: `Y` opted out, `N` not, `-` does not apply. */
const optsOutOfSale: Reader = ({ OptOutSale: word }) =>
  word === 'Y' ? true : word === 'N' || word === '-' ? false : undefined;

const READERS: Record<string, Reader> = {
  tcfeuv2: consentsTo(['purposeconsents', 'purposesconsent', 'purposesconsents', 'purposeconsent']),
  // Implied consent does not count.
  tcfcav1: consentsTo(['purposesexpressconsent']),
  uspv1: optsOutOfSale,
};

/** Sections of US states are named by their letters: `usca`; `usnat` is the national one. */
const readerOf = (name: string) =>
  Object.hasOwn(READERS, name) ? READERS[name] : /^us[a-z]{2,3}$/.test(name) ? optsOut : undefined;

/** A section is one object of fields, or several. */
const fieldsOf = (section: unknown): Fields =>
  Object.assign({}, ...(Array.isArray(section) ? section : [section]).filter(isRecord));

/** Whether one section refuses. An unknown one does. */
function refuses([name, section]: [string, unknown]): boolean {
  return readerOf(name)?.(fieldsOf(section)) ?? true;
}

const appliesAnywhere = (applicable: unknown) => Array.isArray(applicable) && applicable.some((id) => Number(id) > 0);

/**
 * Whether GPP's sections refuse tracking: one that does, or that is unknown here, is enough.
 *
 * @param applicable ids of the sections that apply; -1 and 0 are none
 */
export function sectionsRefuse(sections: unknown, applicable: unknown): boolean {
  const present = isRecord(sections) ? Object.entries(sections) : [];
  return present.length > 0 ? present.some(refuses) : appliesAnywhere(applicable);
}
