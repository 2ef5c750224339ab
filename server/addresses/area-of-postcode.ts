import { ukPostcode } from '../../widget/model/address/address.ts';

const US_SECTION = /\b(\d{3})\d{2}(?:-\d{4})?\b(?!.*\b\d{5}\b)/;
const CA_AREA = /\b([ABCEGHJ-NPRSTVXY]\d[A-Z])\s?\d[A-Z]\d\b/i;

/** The part of a postcode that thousands of homes share, such as `US 071`; empty if a text has no postcode. */
export function areaOfPostcode(text: string): string {
  const british = ukPostcode(text);
  if (british) return `GB ${british.split(' ')[0]}`;
  const canadian = CA_AREA.exec(text)?.[1];
  if (canadian) return `CA ${canadian.toUpperCase()}`;
  const american = US_SECTION.exec(text)?.[1];
  return american ? `US ${american}` : '';
}
