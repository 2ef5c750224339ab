import { articleKeyOf, siteOf } from '../../widgets/article-key.ts';
import type { Mistake } from '../mistakes.ts';
import { type ContentView, idOf, listOf, type OwnerView, textOf, type WidgetView } from '../view.ts';

type Named = { file: string; path: string; name: string | null };

/** Reports a value that is used twice. */
function repeated(names: Named[]): Mistake[] {
  const first = new Map<string, string>();
  return names.flatMap(({ file, path, name }) => {
    if (name === null) return [];
    const known = first.get(name);
    if (known === undefined) first.set(name, file);
    return known === undefined ? [] : [{ file, path, message: `"${name}" is already used in ${known}` }];
  });
}

const ids = (file: string, owners: OwnerView[] | null): Named[] =>
  (owners ?? []).map(({ path, id }) => ({ file, path: `${path}.id`, name: id }));

/** A publisher may name its site with and without `www.`, but two publishers can't share one. */
const sites = ({ path, fields }: OwnerView): Named[] =>
  [...new Set(listOf(fields.domains).map((domain) => siteOf(textOf(domain))))].map((name) => ({
    file: 'publishers.json',
    path: `${path}.domains`,
    name: name || null,
  }));

function articleMistakes({ file, fields }: WidgetView): Mistake[] {
  const address = textOf(fields.articleUrl);
  if (!address || articleKeyOf(address)) return [];
  return [{ file, path: 'articleUrl', message: `"${address}" is not a web address` }];
}

/** Ids, sites and article addresses must be unique, and article addresses valid. */
export function nameMistakes({ publishers, partners, widgets }: ContentView): Mistake[] {
  const inWidgets = (path: string, nameOf: (value: unknown) => string | null): Named[] =>
    widgets.map(({ file, fields }) => ({ file, path, name: nameOf(fields[path]) }));
  return [
    ...repeated(ids('publishers.json', publishers)),
    ...repeated(ids('partners.json', partners)),
    ...repeated((publishers ?? []).flatMap(sites)),
    ...repeated(inWidgets('widgetRequestId', idOf)),
    ...repeated(inWidgets('widgetPreviewId', idOf)),
    ...repeated(inWidgets('articleUrl', (value) => articleKeyOf(textOf(value)))),
    ...widgets.flatMap(articleMistakes),
  ];
}
