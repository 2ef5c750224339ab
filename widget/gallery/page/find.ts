/** The first element that matches. @throws Error where none does */
export const find = <E extends Element>(selector: string, within: ParentNode = document): E => {
  const element = within.querySelector<E>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
};

export type Parts = { root: DocumentFragment; part: <E extends HTMLElement>(name: string) => E };

/** A copy of a template, whose parts are found by `data-part`. */
export function copyOf(template: string): Parts {
  const root = find<HTMLTemplateElement>(`template#${template}`).content.cloneNode(true) as DocumentFragment;
  return { root, part: (name) => find(`[data-part="${name}"]`, root) };
}
