import type { Office } from './structs.ts';

export type WireOffice = { name: string; phone: string; hours: string };

const townOf = ({ city, state }: Office) => `${city}, ${state}`;

/** Offices in the same town are distinguished by building or street. */
function nameOf(office: Office, all: Office[]) {
  const isOnly = all.filter((other) => townOf(other) === townOf(office)).length === 1;
  const place = office.building || office.address;
  return isOnly || !place ? townOf(office) : `${townOf(office)} (${place})`;
}

/** A member's offices with a telephone, the Capitol first. */
export function officesOf(capitolPhone: string | null | undefined, offices: Office[]): WireOffice[] {
  const capitol = capitolPhone ? [{ name: 'U.S. Capitol', phone: capitolPhone, hours: '' }] : [];
  const atHome = offices.flatMap((office) =>
    office.phone ? [{ name: nameOf(office, offices), phone: office.phone, hours: office.hours ?? '' }] : [],
  );
  return [...capitol, ...atHome];
}

/** Each number once; offices may share one. */
export const phonesOf = (offices: WireOffice[]) => [...new Set(offices.map(({ phone }) => phone))];
