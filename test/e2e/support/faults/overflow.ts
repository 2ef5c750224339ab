import type { Frame, Page } from 'puppeteer-core';
import { drawn, setRules } from './rules.ts';

/**
 * Doubles every text as a browser's text-only zoom does, or the text size of a phone in an app's web view: boxes keep
 * their pixels. WCAG 1.4.4 can also be met by zooming the page; the frame then is as narrow as on a phone, which the
 * narrow size shows already. Title fitting measures zoomed text, finds no room and falls back to the size for screens
 * that scroll.
 */
export async function doubleText(page: Page) {
  await setRules(page, 'title', '.test-title { font-size: 40px !important; overflow-wrap: anywhere !important; }');
  await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('#root *')].filter((each) => each.style);
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    elements.forEach((element, index) => {
      if (element.matches('.ca-title')) element.classList.add('test-title');
      else element.style.setProperty('font-size', `${2 * (sizes[index] ?? 0)}px`, 'important');
    });
  });
  // Resize observers run after the next frame.
  await drawn(page, 2);
}

/** Sets another font for every text; `null` restores the widget's. */
export async function inFont(page: Page, family: string | null) {
  await setRules(page, 'font', family && `#root, #root * { font-family: "${family}" !important; }`);
  if (family) await drawn(page, 2);
}

/** Elements that are too wide or cut off, one per line. */
export const overflowFaults = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const windowWidth = document.documentElement.clientWidth;
    const faults: string[] = [];

    const say = (element: Element, fault: string) =>
      faults.push(`${element.tagName.toLowerCase()}.${element.getAttribute('class')} ${fault}`);
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isMeantToBeCut = (element: Element, style: CSSStyleDeclaration) =>
      style.clipPath !== 'none' ||
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none' ||
      element.matches('input, textarea, .ca-grows, .ca-wall ul');

    for (const element of document.querySelectorAll('#root *')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isDrawn = box.width > 0 && style.visibility !== 'hidden' && !element.closest('svg > *, .ca-hidden');
      if (!isDrawn || isMeantToBeCut(element, style)) continue;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (box.right > windowWidth + 1 || box.left < -1) say(element, `reaches from ${box.left} to ${box.right}`);
      if (clientWidth === 0) continue;
      // A visually hidden label extends beyond its icon button.
      const hidesLabel = [...element.children].some((child) => getComputedStyle(child).clipPath !== 'none');
      if (hidesLabel) continue;
      const clips = style.overflowX !== 'visible' || holdsText(element) || element.matches('button, a');
      if (clips && scrollWidth > clientWidth + 1) say(element, `is ${clientWidth} wide and holds ${scrollWidth}`);
      const cuts = style.overflowY === 'hidden' || style.overflowY === 'clip' || element.matches('button, a');
      if (cuts && scrollHeight > clientHeight + 2) say(element, `is ${clientHeight} high and holds ${scrollHeight}`);
    }

    const stage = document.querySelector('.ca-stage');
    const bar = stage?.querySelector('.ca-bar');
    const left = (stage?.clientHeight ?? 0) - (bar?.clientHeight ?? 0);
    const MIN_SEEN_PX = 40;
    if (bar && getComputedStyle(bar).position === 'sticky' && left < MIN_SEEN_PX)
      say(bar, `leaves ${left} px of the screen to be seen`);
    return faults;
  });
