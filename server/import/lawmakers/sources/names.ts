const TITLE =
  /^(?:(?:the )?(?:rt|right) hon(?:ourable)?|hon(?:ourable)?|mr|mrs|ms|miss|mx|dr|dame|sir|lord|lady|prof(?:essor)?|rev(?:erend|d)?|senator|sen|ambassador)\.? +/i;
const LETTERS = /,? +(?:MP|AM|AO|AC|OAM|KC|SC|CSC|OBE|MBE|CBE|DBE)$/;

/** A name without what stands before and behind it, such as `Rt Hon Dr`, `Dame` and `MP`. */
export function withoutTitle(name: string): string {
  const bare = name.trim().replace(TITLE, '').replace(LETTERS, '');
  return bare === name.trim() ? bare : withoutTitle(bare);
}

/** The surname of a name in the order of a list: `Saville Roberts, Liz`. */
export const surnameOf = (listed: string): string =>
  listed.includes(',') ? (listed.split(',', 1)[0] ?? '').trim() : '';

/** `Saville Roberts, Liz` as it is spoken. */
export const spokenName = (listed: string): string => {
  const [surname = '', ...given] = listed.split(',').map((part) => part.trim());
  return withoutTitle([...given, surname].join(' '));
};
