/** The card that the server has drawn for a page without a frame (server/card/native.ts). */

import { origin } from '#platform/origin.ts';
import type { ServedFace, ServedPage } from '../../core/api/wire/served-page.ts';
import { addFace, type ShownFace } from '../../core/host/frame/page/add-face.ts';
import { abortedAfter } from '../../core/model/time-limit.ts';
import { installStyles } from './styles.ts';

export type Served = {
  nodes: DocumentFragment;
  page: ServedPage;
  focused: Element | null;
  /** The card's letters in the face of its theme; null where the page has that face itself. */
  face: ShownFace | null;
};

type TrustedTypes = { createPolicy(name: string, rules: { createHTML(html: string): string }): typeof POLICY };

/** A page that requires trusted types allows this policy by its name (docs/publishers.md). */
const POLICY = { createHTML: (html: string) => html };
const NAME = 'civic-action';
let policy: typeof POLICY | undefined;

/** How long the card may take before the widget does without it. */
const CARD_MS = 10_000;

function parse(html: string) {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(NAME, POLICY) ?? POLICY;
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  return template.content.querySelector('template')?.content ?? null;
}

/** Letters of this page's other widgets. */
const ours = new WeakSet<FontFace>();

/** Null where the page has a font of this name: it is the newspaper's own, and whole. */
function takeFace(nodes: DocumentFragment): ShownFace | null {
  const data = nodes.getElementById('face');
  data?.remove();
  const face: ServedFace | null = JSON.parse(data?.textContent ?? 'null');
  const isOfPage = (each: FontFace) => !ours.has(each) && each.family.replace(/["']/g, '') === face?.family;
  if (!face || [...document.fonts].some(isOfPage)) return null;
  const shown = addFace(face);
  if (shown) ours.add(shown.face);
  return shown;
}

/** The same card by request: one answer, which caches may keep. */
const fetchCard = (address: string) =>
  abortedAfter(CARD_MS, async (controller) => {
    const answer = await fetch(`${origin}/native/${new URL(address).search}`, controller);
    return answer.status === 200 ? parse(await answer.text()) : null;
  });

/** A card that came with the page's own HTML, in a declarative shadow root. What it leaves shows the placement's link. */
function takeDeclared(placement: Element | null) {
  const host = [...(placement?.children ?? [])].find(({ shadowRoot }) => shadowRoot?.getElementById('served'));
  const declared = host?.shadowRoot;
  if (!declared) return null;
  // The link in a button's place (server/card/native.ts) goes.
  const focused = declared.querySelector('[data-declared]:focus+*') ?? declared.activeElement;
  const nodes = document.createDocumentFragment();
  nodes.append(...declared.childNodes);
  declared.append(document.createElement('slot'));
  return { nodes, focused };
}

/** Whether the page's own address asks for another mode or variant (spec §2) than cards are drawn for. */
const isOtherThanDrawn = () => /[?&](mode|designVariant)=/.test(location.search);

/**
 * Finds the card.
 *
 * @param address the one that a frame would have
 * @returns null where there is none: in preview, of an unknown widget, on a server that only has files, or where a page's
 *   policy forbids it. The widget then draws itself
 */
export async function takeServed(placement: Element | null, address: string): Promise<Served | null> {
  try {
    const declared = takeDeclared(placement);
    if (isOtherThanDrawn()) return null;
    const { nodes, focused } = declared ?? { nodes: await fetchCard(address), focused: null };
    const served = nodes?.getElementById('served');
    if (!nodes || !served) return null;
    const page: ServedPage = JSON.parse(served.textContent ?? '');
    served.remove();
    return { nodes, page, focused, face: takeFace(nodes) };
  } catch {
    // If the page's policy refused the request, the event comes in a later task and ends the widget (widget/entries/native/index.ts).
    return new Promise((resolve) => setTimeout(resolve, 0, null));
  }
}

/** Puts the card into its root. @returns a function that gives the focus back, once the card can be seen */
export function fillRoot(shadow: ShadowRoot, { nodes, focused }: Served) {
  for (const each of nodes.querySelectorAll('[data-declared]')) each.remove();
  const styles = [...nodes.querySelectorAll('style')];
  for (const style of styles) style.remove();
  shadow.append(nodes);
  for (const { textContent, dataset } of styles) installStyles(shadow, textContent, 'drawn' in dataset);
  return () => {
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
