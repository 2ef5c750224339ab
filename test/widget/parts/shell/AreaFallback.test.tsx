import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce } from '../../../../widget/core/app/of-action.ts';
import { AreaFallback } from '../../../../widget/parts/shell/Fallback.tsx';
import { withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

/** The text for a reader outside this search's area. */
async function textFor(search: object) {
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition', { representativeSearch: { id: 1, ...search } })])]);
  const extra = {
    once: createOnce(),
    parts: new Map(),
    client: {},
    mode: 'default',
    report: () => {},
  } as unknown as Partial<App>;
  const { container } = await renderInShell(<AreaFallback />, wire, '/petition', extra);
  return [...container.querySelectorAll('.ca-text')].map(({ textContent }) => textContent)[0];
}

const OUTSIDE = 'Your address is outside the area this action is for.';

const ROWS: [search: object, text: string][] = [
  [{ countryCode: 'US', adminArea1Codes: ['NJ'] }, `${OUTSIDE} It is for people in New Jersey.`],
  [{ countryCode: 'CA', adminArea1Codes: ['ON', 'QC'] }, `${OUTSIDE} It is for people in Ontario and Québec.`],
  [
    { countryCode: 'US', adminArea1Codes: ['NJ', 'NY', 'CT', 'PA', 'DE'] },
    `${OUTSIDE} It is for people in New Jersey, New York, Connecticut and 2 others.`,
  ],
  [{ countryCode: 'FR', adminArea1Codes: ['BRE'] }, `${OUTSIDE} It is for people in BRE.`],
  [{ countryCode: 'US', districtIds: ['NJ-10'] }, `${OUTSIDE} It is for people in district NJ-10.`],
  [
    { countryCode: 'US', adminArea1Codes: ['NJ'], districtIds: ['NJ-8', 10] },
    `${OUTSIDE} It is for people in districts NJ-8 and 10.`,
  ],
  [{ countryCode: 'US' }, OUTSIDE],
];

for (const [search, text] of ROWS)
  test(`names the area of ${JSON.stringify(search)}`, async () => assert.is((await textFor(search))?.trim(), text));

test.run();
