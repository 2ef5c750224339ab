import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { doubleText, overflowFaults } from '../../e2e/support/faults/overflow.ts';
import { spacingFaults } from '../../e2e/support/faults/spacing.ts';
import { targetFaults } from '../../e2e/support/faults/targets.ts';
import { testCriteria } from '../../e2e/support/gallery/criteria.ts';
import { inspect, LOCALES, NARROW, SIZES, states, type Visit, visitsOf } from '../../e2e/support/gallery/gallery.ts';
import { OWN_THEME, THEMES } from '../../e2e/support/gallery/themes.ts';

/** Every state of the gallery, in English and narrow; `states.test.ts` asks for less of them in other languages and wide. */

const [ENGLISH] = LOCALES;
const OTHER_THEMES = Object.keys(THEMES).filter((theme) => theme !== OWN_THEME);
/** They differ in little else than the ground, so that a state is shown on one of them. */
const DARK = ['dark', 'black'] as const;

const pageOf = testCriteria(test, visitsOf([ENGLISH], [NARROW]), ({ state }) => {
  const left = DARK[states.indexOf(state) % DARK.length];
  return OTHER_THEMES.filter((theme) => theme !== left);
});

/** Those that find more in a wide widget, or in another language. */
const BY_SIZE: [name: string, faultsOf: () => Promise<string[]>][] = [
  ['2.5.8', () => targetFaults(pageOf())],
  ['1.4.12', () => spacingFaults(pageOf())],
  [
    '1.4.4 and 1.4.10',
    async () => {
      await doubleText(pageOf());
      return overflowFaults(pageOf());
    },
  ],
];

/** A kind's screens from the first to the thanks, and each step of its forms. */
const isUsual = ({ state }: Visit) =>
  state.step !== undefined || /-(form|person|details|address|post|callee)$/.test(state.name);

const LONGEST_WORDS = 'fr';

for (const size of SIZES)
  test(`the usual screens ${size.width} px wide, in the longest words, pass WCAG 2.5.8, 1.4.12, 1.4.4 and 1.4.10`, async () => {
    const faults = await inspect([pageOf()], visitsOf([LONGEST_WORDS], [size]).filter(isUsual), async () => {
      const found: string[] = [];
      for (const [name, look] of BY_SIZE) found.push(...(await look()).map((fault) => `${name}: ${fault}`));
      return found;
    });
    assert.is(faults.join('\n'), '');
  });

test.run();
