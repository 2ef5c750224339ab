import type { Page } from 'puppeteer-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { axeFaults } from '../../e2e/support/faults/axe.ts';
import { hearConsole } from '../../e2e/support/faults/console.ts';
import { contrastFaults } from '../../e2e/support/faults/contrast.ts';
import { drawnFaults, roomFaults } from '../../e2e/support/faults/drawn.ts';
import { nameFaults } from '../../e2e/support/faults/names.ts';
import { doubleText, overflowFaults } from '../../e2e/support/faults/overflow.ts';
import { spacingFaults } from '../../e2e/support/faults/spacing.ts';
import { structureFaults } from '../../e2e/support/faults/structure.ts';
import { targetFaults } from '../../e2e/support/faults/targets.ts';
import {
  byKind,
  inspect,
  LOCALES,
  NARROW,
  openStates,
  SIZES,
  states,
  type Visit,
  visitsOf,
} from '../../e2e/support/gallery.ts';
import { withProduct } from '../../e2e/support/product.ts';
import { inTheme, OWN_THEME, THEMES } from '../../e2e/support/themes.ts';

/**
 * Every state of the gallery, in English and narrow: what every drawn state owes (`states.test.ts` asks for it in other
 * languages and wide), and those success criteria of WCAG 2.2 that can be measured on a drawn screen. Drawing is slowest,
 * so each state is drawn once for all of them.
 */

const product = withProduct(test, { unpaced: true });
const [ENGLISH] = LOCALES;
/** Other papers' themes: neighbours in the gallery are alike, so that each second state takes its turn in one; --all shows more. */
const OTHER_THEMES = Object.keys(THEMES).filter((theme) => theme !== OWN_THEME);
/** They differ in little else than the ground, so that a state is shown on one of them. */
const DARK = ['dark', 'black'] as const;
let page: Page;
let said: ReturnType<typeof hearConsole>;

test.before(async () => {
  page = await openStates(product.browser, product.widgetOrigin);
  said = hearConsole(page);
  await page.bringToFront(); // where keys go
});

function othersFor(index: number): string[] {
  const left = DARK[index % DARK.length];
  if (process.env.TEST_ALL) return OTHER_THEMES.filter((theme) => theme !== left);
  if (index % 2 === 1) return [];
  return OTHER_THEMES.slice((index / 2) % OTHER_THEMES.length).slice(0, 1);
}

/** In the state's own theme, then as other papers show it if that is another look. */
async function inEachTheme({ state }: Visit, faultsOf: (theme: string) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of [OWN_THEME, ...othersFor(states.indexOf(state))]) {
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

/** Those that find more in a wide widget, or in another language. */
const BY_SIZE: [name: string, faultsOf: () => Promise<string[]>][] = [
  ['2.5.8', () => targetFaults(page)],
  ['1.4.12', () => spacingFaults(page)],
  [
    '1.4.4 and 1.4.10',
    async () => {
      await doubleText(page);
      return overflowFaults(page);
    },
  ],
];

/** A kind's screens from the first to the thanks, and each step of its forms. */
const isUsual = ({ state }: Visit) =>
  state.step !== undefined || /-(form|person|details|address|post|callee)$/.test(state.name);

const LONGEST_WORDS = 'fr';

for (const size of SIZES)
  test(`the usual screens ${size.width} px wide, in the longest words, pass WCAG 2.5.8, 1.4.12, 1.4.4 and 1.4.10`, async () => {
    const faults = await inspect([page], visitsOf([LONGEST_WORDS], [size]).filter(isUsual), async () => {
      const found: string[] = [];
      for (const [name, look] of BY_SIZE) found.push(...(await look()).map((fault) => `${name}: ${fault}`));
      return found;
    });
    assert.is(faults.join('\n'), '');
  });

for (const [kind, visits] of byKind(visitsOf([ENGLISH], [NARROW])))
  for (const [name] of CRITERIA)
    test(`${kind}, ${name}`, async () => {
      const faults = (await faultsOf(kind, visits)).filter((fault) => fault.includes(`${name}: `));
      assert.is(faults.join('\n'), '');
    });

test.run();
