import type { Page } from 'puppeteer-core';
import { overflowFaults } from './overflow.ts';
import { drawn, setRules } from './rules.ts';

/** What readers may set (WCAG 2.2 §1.4.12). */
const SPACING = `
  #root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  #root p { margin-bottom: 2em !important; }
`;

async function setSpacing(page: Page, css: string | null) {
  await setRules(page, 'spacing', css);
  // Titles are fitted after the next frame.
  await drawn(page, 3);
}

/** Texts that a limit of lines or an ellipsis cuts off. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((element) => {
        const { webkitLineClamp, textOverflow } = getComputedStyle(element);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        // The owner's name is a button that shows it whole, and an excerpt has one. A form's title was read before.
        if (
          element.matches('input, .ca-owner *, [data-step] .ca-title') ||
          element.parentElement?.querySelector(':scope > .ca-link')
        )
          return false;
        return (
          (webkitLineClamp !== 'none' && scrollHeight > clientHeight + 2) ||
          (textOverflow === 'ellipsis' && scrollWidth > clientWidth + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Texts that are written over each other. */
const overlapFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MOST_PX = 3;
    /** What is left of a box where the elements around it clip their content. */
    const clipped = (box: DOMRect, within: Element | null): DOMRect => {
      if (!within) return box;
      const { overflowY } = getComputedStyle(within);
      if (overflowY === 'visible') return clipped(box, within.parentElement);
      const room = within.getBoundingClientRect();
      const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top)];
      const size = [Math.min(box.right, room.right) - left, Math.min(box.bottom, room.bottom) - top] as const;
      return clipped(new DOMRect(left, top, Math.max(0, size[0]), Math.max(0, size[1])), within.parentElement);
    };
    /** For screen readers alone. */
    const isUnread = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isUnread(element.parentElement));
    const root = document.querySelector('dialog[open]') ?? document.querySelector('#root');
    const walker = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: { block: Element; text: string; box: DOMRect }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const block = node.parentElement;
      const isSeen =
        block?.checkVisibility({ visibilityProperty: true }) && !block.closest('.ca-hidden, style, option');
      if (!block || !isSeen || isUnread(block) || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = node.textContent.trim().slice(0, 40);
      texts.push(...[...range.getClientRects()].map((box) => ({ block, text, box: clipped(box, block) })));
    }
    // The bar, an alert and a list lie over the screen.
    const layerOf = (element: Element) =>
      element.closest(
        '.ca-bar, .ca-find-foot, .ca-panel-head, .ca-share-large, .ca-alerts, .ca-problems ul, .ca-to .ca-picks, .ca-found-list, [role="listbox"]',
      );
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > MOST_PX &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > MOST_PX;
    return texts.flatMap((one, at) =>
      texts
        .slice(at + 1)
        .filter((other) => one.block !== other.block && layerOf(one.block) === layerOf(other.block))
        .filter((other) => isOver(one.box, other.box))
        .map((other) => `“${one.text}” and “${other.text}” are written over each other`),
    );
  });

/** What is lost or hidden with a reader's own text spacing; what was cut without it is no news. */
export async function spacingFaults(page: Page): Promise<string[]> {
  const [cutBefore, overBefore] = [await cutTexts(page), await overlapFaults(page)];
  await setSpacing(page, SPACING);
  const cut = (await cutTexts(page)).filter((text) => !cutBefore.includes(text)).map((text) => `cuts ${text}`);
  const over = (await overlapFaults(page)).filter((text) => !overBefore.includes(text));
  const faults = [...(await overflowFaults(page)), ...cut, ...over];
  await setSpacing(page, null);
  return faults;
}
