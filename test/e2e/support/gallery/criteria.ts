import type { Page } from 'puppeteer-core';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { axeFaults } from '../faults/axe.ts';
import { hearConsole } from '../faults/console.ts';
import { contrastFaults } from '../faults/contrast.ts';
import { drawnFaults, roomFaults } from '../faults/drawn.ts';
import { nameFaults } from '../faults/names.ts';
import { spacingFaults } from '../faults/spacing.ts';
import { structureFaults } from '../faults/structure.ts';
import { targetFaults } from '../faults/targets.ts';
import { withProduct } from '../product.ts';
import { byKind, inspect, openStates, type Visit } from './gallery.ts';
import { inTheme, OWN_THEME } from './themes.ts';

/**
 * Tests of what every drawn state owes, and of those success criteria of WCAG 2.2 that can be measured on a drawn screen.
 * Drawing is slowest, so each state is drawn once for all of them.
 *
 * @param themesOf other papers' themes in which a state is shown too
 * @returns the page that shows the states, once the tests run
 */
export function testCriteria(test: Test, visits: Visit[], themesOf: (visit: Visit) => readonly string[]): () => Page {
  const product = withProduct(test, { unpaced: true });
  let page: Page;
  let said: ReturnType<typeof hearConsole>;

  test.before(async () => {
    page = await openStates(product.browser, product.widgetOrigin);
    said = hearConsole(page);
    await page.bringToFront(); // where keys go
  });

  /** In the state's own theme, then as other papers show it if that is another look. */
  async function inEachTheme(visit: Visit, faultsOf: (theme: string) => Promise<string[]>): Promise<string[]> {
    const faults: string[] = [];
    for (const theme of [OWN_THEME, ...themesOf(visit)]) {
      const isOther = await inTheme(page, theme);
      if (theme !== OWN_THEME && !isOther) continue;
      faults.push(...(await faultsOf(theme)).map((fault) => `in ${theme}, ${fault}`));
    }
    return faults;
  }

  /** In this order: the last ones change the screen. */
  const CRITERIA: [name: string, faultsOf: (visit: Visit) => Promise<string[]>][] = [
    [
      'draws without an error, its form and its buttons in view',
      async (visit) => [...said(visit.state), ...(await drawnFaults(page, visit))],
    ],
    ['1.3.1: what is seen of the structure is in the markup', () => structureFaults(page)],
    ['2.4.6: headings and labels tell parts of a screen apart', ({ state }) => nameFaults(page, state)],
    ['2.5.8: what is pressed is 24 px high and wide, or stands apart', () => targetFaults(page)],
    ['1.4.12: a reader’s own text spacing cuts off and covers nothing', () => spacingFaults(page)],
    [
      '1.4.3 in every theme, and whatever else axe finds',
      (visit) => inEachTheme(visit, (theme) => axeFaults(page, theme === OWN_THEME ? 'all' : 'contrast')),
    ],
    [
      '1.4.11: controls, states and values stand out in every theme',
      (visit) => inEachTheme(visit, () => contrastFaults(page)),
    ],
    ['has room for its text, in a wide font and doubled too', (visit) => roomFaults(page, visit)],
  ];

  /** The faults of a kind's states by criterion; looked for once. */
  const found = new Map<string, Promise<string[]>>();
  function faultsOf(kind: string, visits: Visit[]): Promise<string[]> {
    const known = found.get(kind);
    if (known) return known;
    const looking = inspect([page], visits, async (_, visit) => {
      const faults: string[] = [];
      for (const [name, look] of CRITERIA) faults.push(...(await look(visit)).map((fault) => `${name}: ${fault}`));
      return faults;
    });
    found.set(kind, looking);
    return looking;
  }

  for (const [kind, ofKind] of byKind(visits))
    for (const [name] of CRITERIA)
      test(`${kind}, ${name}`, async () => {
        const faults = (await faultsOf(kind, ofKind)).filter((fault) => fault.includes(`${name}: `));
        assert.is(faults.join('\n'), '');
      });

  return () => page;
}
