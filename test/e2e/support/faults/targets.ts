import type { Page } from 'puppeteer-core';

/** CSS px; WCAG 2.2 §2.5.8. */
const MIN_PX = 24;

type Target = { name: string; x: number; y: number; width: number; height: number; isInText: boolean };

const targetsOf = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('#root');
    const found = [
      ...(root?.querySelectorAll('a[href], button, input, select, textarea, summary, [role="option"]') ?? []),
    ];
    /** A label presses its control too. */
    const areaOf = (element: Element) => element.closest('label') ?? element;
    const areas = new Set(
      found
        .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[aria-hidden="true"]'))
        .map(areaOf),
    );
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return [...areas].map((area) => {
      const { x, y, width, height } = area.getBoundingClientRect();
      return { name: area.outerHTML.slice(0, 90), x, y, width, height, isInText: isInText(area) };
    });
  });

const isSmall = ({ width, height }: Target) => width < MIN_PX - 0.01 || height < MIN_PX - 0.01;

/** The distance of a circle's middle from a box; 0 inside. */
function distance(one: Target, { x, y, width, height }: Target): number {
  const [middleX, middleY] = [one.x + one.width / 2, one.y + one.height / 2];
  return Math.hypot(Math.max(x - middleX, 0, middleX - x - width), Math.max(y - middleY, 0, middleY - y - height));
}

/** A circle of 24 px around a small target's middle touches no other target, nor another small one's circle. */
const isApart = (one: Target, others: readonly Target[]) =>
  others.every((other) =>
    isSmall(other)
      ? distance(one, { ...other, x: other.x + other.width / 2, y: other.y + other.height / 2, width: 0, height: 0 }) >=
        MIN_PX
      : distance(one, other) >= MIN_PX / 2,
  );

/** What is too small to hit, one per line. */
export async function targetFaults(page: Page): Promise<string[]> {
  const targets = await targetsOf(page);
  return targets
    .filter((target) => isSmall(target) && !target.isInText)
    .filter(
      (target) =>
        !isApart(
          target,
          targets.filter((other) => other !== target),
        ),
    )
    .map(({ name, width, height }) => `${width.toFixed(0)} × ${height.toFixed(0)} px and not apart: ${name}`);
}
