/**
 * What draws a widget: React, the shell and the screen with which most kinds begin. It is one chunk
 * (scripts/build/code/parts.ts); what makes and runs a widget does without it.
 */
import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { WidgetInstance } from '../core/app/instance.ts';
import { isInOtherColors } from '../core/browser/drawn-colors.ts';
import { isOpaque } from '../core/browser/is-opaque.ts';
import { loadFirstParts } from '../parts/shell/first-parts.ts';
import { Root as WidgetRoot } from '../parts/shell/Root.tsx';

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule;

/**
 * Gives the elements of a first card the styles that React expects of them: the page has them in a sheet
 * (server/card/page.ts). React would only change those that another theme changes, and the sheet would keep the
 * others.
 */
function takeDrawnStyles() {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-drawn]');
  for (const rule of [...(sheet?.sheet?.cssRules ?? [])].filter(isStyleRule)) {
    const element = document.querySelector<HTMLElement>(rule.selectorText);
    if (!element) continue;
    element.style.cssText = `${rule.style.cssText}${element.style.cssText}`;
    element.removeAttribute('data-s');
  }
  sheet?.remove();
}

/** In a sandbox that opens no window, a link's first press must find whoever tells of that. */
const watchLinks = async (widget: WidgetInstance) =>
  isOpaque() && import('../parts/share/BlockedLink.tsx').then(({ watchLinks }) => watchLinks(widget), widget.report);

/** Draws a widget into an element of the page. */
export async function draw(element: Element, widget: WidgetInstance) {
  await watchLinks(widget);
  createRoot(element).render(<WidgetRoot widget={widget} />);
}

/** Translators of browsers put their words in elements of their own in the place of the card's (Chrome, Edge). */
const isTranslated = (element: Element) => element.querySelector('font, [_msttexthash]') !== null;

/**
 * Takes over a first card that the server has drawn. In small steps, so that a gesture that comes meanwhile is not kept
 * waiting.
 *
 * @returns when the card is React's
 */
export async function hydrate(element: Element, widget: WidgetInstance): Promise<Root> {
  await watchLinks(widget);
  const state = widget.state.value;
  if (state.phase === 'shown') await loadFirstParts(state.app);
  takeDrawnStyles();
  const onRecoverableError = (error: unknown) => widget.report(error);
  return new Promise((resolve) => {
    startTransition(() => {
      const onDrawn = () => resolve(root);
      const drawn = <WidgetRoot widget={widget} onDrawn={onDrawn} />;
      // React would report each translated word as a difference, and then draw all of it anew too (React 418).
      const wasRecolored = state.phase === 'shown' && isInOtherColors(element, state.app.session);
      const isAnew = wasRecolored || isTranslated(element);
      // The new one takes the old one's place in one step.
      const root = isAnew ? createRoot(element) : hydrateRoot(element, drawn, { onRecoverableError });
      if (isAnew) root.render(drawn);
    });
  });
}
