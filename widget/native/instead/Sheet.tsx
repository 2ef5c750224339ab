import { useLayoutEffect, useRef } from 'react';
import { addStyles } from '../styles.ts';

/** A style sheet that comes and goes with what it is for, in the shadow root (in place of widget/ui/Sheet.tsx). */
export function Sheet({ css }: { css: string }) {
  const place = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    const root = place.current?.getRootNode();
    return root instanceof ShadowRoot ? addStyles(root, css) : undefined;
  }, [css]);
  return <template ref={place} />;
}
