import { useLayoutEffect, useRef } from 'react';
import { addStyles, sheetOf } from '../styles.ts';

/** An element that has a sheet's place. */
type Place = HTMLTemplateElement & { css?: string };

/** Puts the sheets of elements in the order of these, as in a frame: one of two with the same weight may come first. */
function sort(root: ShadowRoot) {
  const ours = [...root.querySelectorAll<Place>('template')].flatMap(({ css }) => css ?? []).map(sheetOf);
  const others = root.adoptedStyleSheets.filter((sheet) => !ours.includes(sheet));
  root.adoptedStyleSheets = [...others, ...ours];
}

function add(root: ShadowRoot, place: Place, css: string) {
  const remove = addStyles(root, css);
  place.css = css;
  try {
    sort(root);
  } catch {
    // without sheets of a script's own they are elements, in the order in which they came
  }
  return () => {
    delete place.css;
    remove();
  };
}

/** A style sheet that comes and goes with what it is for, in the shadow root (in place of widget/ui/Sheet.tsx). */
export function Sheet({ css }: { css: string }) {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const element = place.current;
    const root = element?.getRootNode();
    return element && root instanceof ShadowRoot ? add(root, element, css) : undefined;
  }, [css]);
  return <template ref={place} />;
}
