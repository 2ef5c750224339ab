import { useLayoutEffect, useRef } from 'react';
import { addStyles, sheetOf } from '../styles.ts';

const texts = new WeakMap<Element, string>();

/** Puts the sheets of elements in the order of these, as in a frame: one of two with the same weight may come first. */
function sort(root: ShadowRoot) {
  const ours = [...root.querySelectorAll('template')].flatMap((each) => texts.get(each) ?? []).map(sheetOf);
  const others = root.adoptedStyleSheets.filter((sheet) => !ours.includes(sheet));
  root.adoptedStyleSheets = [...others, ...ours];
}

function add(root: ShadowRoot, place: Element, css: string) {
  const remove = addStyles(root, css);
  texts.set(place, css);
  try {
    sort(root);
  } catch {
    // without sheets of a script's own they are elements, in the order in which they came
  }
  return () => {
    texts.delete(place);
    remove();
  };
}

/** A style sheet that comes and goes with what it is for, in the shadow root (in place of widget/ui/Sheet.tsx). */
export function Sheet({ css }: { css: string }) {
  const place = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    const root = element?.getRootNode();
    return element && root instanceof ShadowRoot ? add(root, element, css) : undefined;
  }, [css]);
  return <template ref={place} />;
}
