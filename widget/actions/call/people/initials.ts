/** Initials of a name: "Rep. Ana María Ruiz, Jr. (NJ)" gives "AR". Abbreviations, brackets and suffixes are ignored. */
export function initialsOf(name: string): string {
  const words = name.replace(/\(.*?\)|,.*$|\p{L}+\./gu, '').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}
