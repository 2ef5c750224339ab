import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code } from '../code/index.ts';
import { writeCardParts } from './card.ts';
import { WIDGET_PAGE, writePage, writeTagPage } from './pages.ts';

/** What the frame's page connects to besides its own origin; `PageFacts` of the server reads it. */
type Reached = { connect: string[]; usesMaps: boolean };

type Settings = { origin: string; endpoints: Record<string, unknown> };

/** Servers of films that come in parts (HLS), which browsers but Safari fetch by script. */
const filmsOf = ({ videoHosts }: Record<string, unknown>) => (Array.isArray(videoHosts) ? videoHosts : []);

/** Endpoints that the frame's code connects to; the others are links and pictures. */
const CONNECTED = ['apiBase', 'errorTunnel', 'errorReports'];

/** Stands for wherever the site is served from, which is always allowed. */
const SELF = 'https://self.invalid';

/** The origins that a build with these settings connects to. */
function reachedBy({ origin, endpoints }: Settings): Reached {
  const base = origin || SELF;
  const origins = [base, ...CONNECTED.map((name) => endpoints[name]), ...filmsOf(endpoints)]
    .filter((each) => typeof each === 'string')
    .map((each) => new URL(each, base).origin);
  const { maps } = endpoints as { maps?: { key?: unknown } };
  return { connect: [...new Set(origins)].filter((each) => each !== SELF), usesMaps: Boolean(maps?.key) };
}

/** Writes `policy.json` beside the page: what the page's policy must allow. */
export function writePolicyFacts(folder: string, env: NodeJS.ProcessEnv = process.env) {
  const endpoints = JSON.parse(env.CIVIC_ACTION_ENDPOINTS || '{}');
  const reached = reachedBy({ origin: env.CIVIC_ACTION_ORIGIN ?? '', endpoints });
  return writeFile(join(folder, 'policy.json'), JSON.stringify(reached));
}

/** Writes the pages that hold a site's code, and the facts that the server reads about them. */
export async function writePages(site: string, code: Code) {
  const { widget, early, tagScript, cardPage } = code;
  await writePage(join(site, 'widget/index.html'), WIDGET_PAGE, widget, early);
  await writeTagPage(join(site, 'widget/tag.html'), tagScript);
  await writePolicyFacts(join(site, 'widget'));
  await writeCardParts(join(site, 'server/card.json'), code);
  await writeFile(join(site, 'server/card-fields.js'), cardPage);
  await writeFile(join(site, 'up.txt'), '1');
}
