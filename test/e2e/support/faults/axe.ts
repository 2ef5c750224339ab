import { AxePuppeteer } from '@axe-core/puppeteer';
import type { Page } from 'puppeteer-core';

/** Levels A and AA of every version of WCAG up to 2.2. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Scrolling reveals what the foot of a screen half covers. */
const isHalfHidden = ({ failureSummary }: Found['nodes'][number]) => failureSummary.includes('partially obscured');

type Found = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] };
type Axe = { run(options: object): Promise<{ violations: Found[] }> };

/** The package injects half a megabyte per run; one page shows all states, so once is enough. */
async function bringAxe(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return;
  await new AxePuppeteer(page).withRules(['document-title']).analyze();
}

/** A theme changes contrast alone, and another language what depends on the length of texts. */
const RULES = {
  all: { runOnly: { type: 'tag', values: TAGS } },
  room: { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } },
  /** Best practice, which no level of WCAG asks for. */
  landmarks: { runOnly: { type: 'rule', values: ['landmark-unique', 'region'] } },
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] } },
};

/** What axe finds, of any impact: one line per rule, with the first element that breaks it. */
export async function axeFaults(page: Page, rules: keyof typeof RULES = 'all'): Promise<string[]> {
  await bringAxe(page);
  const options = { ...RULES[rules], resultTypes: ['violations'] };
  const violations = await page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(given)).violations;
  }, options);
  return violations
    .map(({ nodes, ...rest }) => ({ ...rest, nodes: nodes.filter((node) => !isHalfHidden(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, impact, nodes: [first, ...others] }) => {
      const why = first?.failureSummary.replaceAll(/\s+/g, ' ');
      return `${impact} ${id}, ${others.length} more: ${first?.html.slice(0, 160)} ${why}`;
    });
}
