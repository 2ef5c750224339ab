/** "Rep. Ana María Ruiz, Jr. (NJ)" is AR: what ends in a dot, stands in brackets or behind a comma is no name. */
export function initialsOf(name: string): string {
  const words = name.replace(/\(.*?\)|,.*$|\p{L}+\./gu, '').match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return ([...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')).toUpperCase();
}
