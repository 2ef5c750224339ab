import type { Page, SerializedAXNode } from 'puppeteer-core';
import type { GalleryState } from '../../../../widget/samples/state.ts';

type Named = { role: string; name: string; path: string };

/** Labels and headings. Links also have the sentence or list item around them (WCAG 2.2 §2.4.4). */
const TOLD_APART = ['button', 'textbox', 'combobox', 'checkbox', 'radio', 'slider', 'searchbox', 'heading'];

/** Every part of the accessibility tree with the names of the groups around it. */
function flatten(node: SerializedAXNode, path = ''): Named[] {
  const { role, name = '', children = [] } = node;
  const isGroup = ['group', 'radiogroup', 'dialog', 'list', 'listitem'].includes(role);
  return [
    { role, name: name.trim(), path },
    ...children.flatMap((child) => flatten(child, isGroup ? `${path}/${name}` : path)),
  ];
}

/** WCAG 2.2 §2.4.6: headings and labels say what they stand for, so that no two of a screen sound alike. */
export async function nameFaults(page: Page, { name: state }: GalleryState): Promise<string[]> {
  // The sample's texts are all the same there.
  if (state.endsWith('unbroken')) return [];
  const tree = await page.accessibility.snapshot();
  const named = (tree ? flatten(tree) : []).filter(({ role }) => TOLD_APART.includes(role));
  const count = new Map<string, number>();
  for (const { role, name, path } of named) {
    const key = `${role} “${name}”${path && ` in ${path}`}`;
    count.set(key, (count.get(key) ?? 0) + 1);
  }
  return [
    ...named.filter(({ name }) => !/\p{L}|\d{3}/u.test(name)).map(({ role, name }) => `a ${role} is called “${name}”`),
    ...[...count].filter(([, times]) => times > 1).map(([key, times]) => `${times} times ${key}`),
  ];
}
