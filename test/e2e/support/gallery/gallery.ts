import type { Browser, Page } from 'puppeteer-core';
import { LOCALES, type Locale } from '../../../../i18n/locale.ts';
import { heightOf, SIZES, type Size } from '../../../../widget/gallery/page/filters.ts';
import { states } from '../../../../widget/gallery/states.ts';
import type { GalleryState } from '../../../../widget/samples/state.ts';

export { LOCALES, type Locale, SIZES, states };

/** One state in one locale and size. */
export type Visit = { state: GalleryState; locale: Locale; size: Size };

const [WIDE, NARROW] = SIZES as [Size, Size];

export { NARROW, WIDE };

export const nameOf = ({ state, locale, size }: Visit) => `${state.name}-${locale}-${size.width}`;

/** GALLERY_STATES=poll-|petition-form visits only the states whose names match. */
const wanted = new RegExp(process.env.GALLERY_STATES ?? '');

/** Every state in these locales and sizes, sorted so that the window is resized as seldom as possible. */
export const visitsOf = (locales: readonly Locale[], sizes: readonly Size[]): Visit[] =>
  sizes.flatMap((size) =>
    locales.flatMap((locale) =>
      states.filter(({ name }) => wanted.test(name)).map((state) => ({ state, locale, size })),
    ),
  );

/** All states are too many for one test's time limit. */
export function byKind(visits: readonly Visit[]): [kind: string, ofKind: Visit[]][] {
  const kinds = new Set(visits.map(({ state }) => state.kind));
  return [...kinds].map((kind) => [kind, visits.filter(({ state }) => state.kind === kind)]);
}

/** A page that shows state after state without animations; in its own window, since hidden pages draw nothing. */
export async function openStates(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${origin}/gallery/frame.html?mockActionData=${states[0]?.name}`);
  await page.waitForSelector('[data-civic-action-root]');
  return page;
}

export async function show(page: Page, { state, locale, size }: Visit): Promise<void> {
  const { width } = size;
  const height = heightOf(size, state.hasNotice);
  const now = page.viewport();
  if (now?.width !== width || now.height !== height) await page.setViewport({ width, height });
  await page.evaluate((name, chosen) => window.civicActionGallery?.show(name, chosen), state.name, locale);
}

export type Inspect = (page: Page, visit: Visit) => Promise<string[]>;

/** Visits states in several pages at once and collects their faults, one per line. */
export async function inspect(pages: readonly Page[], visits: readonly Visit[], faultsOf: Inspect): Promise<string[]> {
  const left = [...visits];
  const faults: string[] = [];
  const work = async (page: Page) => {
    for (let visit = left.shift(); visit; visit = left.shift()) {
      const name = nameOf(visit);
      faults.push(...(await look(page, visit, faultsOf)).map((fault) => `${name}: ${fault}`));
    }
  };
  await Promise.all(pages.map(work));
  return faults.sort();
}

async function look(page: Page, visit: Visit, faultsOf: Inspect) {
  try {
    await show(page, visit);
    return await faultsOf(page, visit);
  } catch (cause) {
    return [(cause as Error).message];
  }
}
