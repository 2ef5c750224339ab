import type { Browser, Page } from 'puppeteer-core';
import { LOCALES, type Locale } from '../../../i18n/locale.ts';
import { SIZES, type Size } from '../../../widget/gallery/page/filters.ts';
import type { GalleryState } from '../../../widget/gallery/state.ts';
import { states } from '../../../widget/gallery/states.ts';

export { LOCALES, SIZES, states };

/** One state as a reader meets it. */
export type Visit = { state: GalleryState; locale: Locale; size: Size };

const [WIDE, NARROW] = SIZES as [Size, Size];

export { NARROW, WIDE };

export const nameOf = ({ state, locale, size }: Visit) => `${state.name}-${locale}-${size.width}`;

/** Every state in these locales and sizes, sorted so that the window changes its size as seldom as can be. */
export const visitsOf = (locales: readonly Locale[], sizes: readonly Size[]): Visit[] =>
  sizes.flatMap((size) => locales.flatMap((locale) => states.map((state) => ({ state, locale, size }))));

/** A page that shows one state after the other, standing still. */
export async function openStates(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${origin}/gallery/frame.html?mockActionData=${states[0]?.name}`);
  await page.waitForSelector('[data-civic-action-root]');
  return page;
}

export async function show(page: Page, { state, locale, size }: Visit): Promise<void> {
  const { width, height } = size;
  const now = page.viewport();
  if (now?.width !== width || now.height !== height) await page.setViewport({ width, height });
  await page.evaluate((name, chosen) => window.civicActionGallery?.show(name, chosen), state.name, locale);
}

/** Goes through states and gathers what is wrong with each, one line a fault. */
export async function inspect(
  page: Page,
  visits: readonly Visit[],
  faultsOf: (page: Page, visit: Visit) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const visit of visits) {
    const found = await look(page, visit, faultsOf);
    faults.push(...found.map((fault) => `${nameOf(visit)}: ${fault}`));
  }
  return faults;
}

async function look(page: Page, visit: Visit, faultsOf: (page: Page, visit: Visit) => Promise<string[]>) {
  try {
    await show(page, visit);
    return await faultsOf(page, visit);
  } catch (cause) {
    return [(cause as Error).message];
  }
}
