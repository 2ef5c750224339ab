import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardParts } from '../../../widget/api/wire/served-page.ts';
import type { Mistake } from '../mistakes.ts';
import type { ContentView } from '../view.ts';
import { type Named, namedFiles } from './named-files.ts';

export type FileChecks = {
  /** The build, whose `images/` the server serves. */
  distDir: string;
  /** Whether the demo newspaper has a file of this name, below `images/gazette/`. */
  isDemoFile?: ((file: string) => boolean) | undefined;
  /** Whether other servers are asked for theirs, which may take seconds. */
  asksServers: boolean;
};

/** Where the build's widget looks for files with a plain name; null where nothing is built. */
function imagesBaseOf(distDir: string): string | null {
  try {
    const { imagesBase }: CardParts = JSON.parse(readFileSync(join(distDir, 'server/card.json'), 'utf8'));
    return imagesBase ?? null;
  } catch {
    return null;
  }
}

const SELF = 'https://self.invalid';
const OWN = '/images/';
const DEMO = '/images/gazette/';

/** Whether the server itself has a file. */
function isServed(pathname: string, { distDir, isDemoFile }: FileChecks): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return existsSync(join(distDir, path)) || (path.startsWith(DEMO) && isDemoFile?.(path.slice(DEMO.length)) === true);
  } catch {
    return false; // a percent sign that encodes nothing
  }
}

const LIMIT_MS = 5_000;
const AT_ONCE = 8;
const GONE = [404, 410];

/** @returns what is wrong with addresses. A server that does not answer is not asked for its other files */
async function askServers(addresses: string[]): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  const silent = new Set<string>();
  const left = [...new Set(addresses)];

  async function ask(url: string) {
    const { origin } = new URL(url);
    if (silent.has(origin)) return;
    try {
      const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(LIMIT_MS) });
      if (GONE.includes(status)) faults.set(url, `"${url}" is not there: its server answers ${status}`);
    } catch {
      if (!silent.has(origin)) faults.set(url, `${origin} does not answer, so its files were not looked for`);
      silent.add(origin);
    }
  }

  async function askAll() {
    for (let url = left.shift(); url !== undefined; url = left.shift()) await ask(url);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askAll));
  return faults;
}

/** Warns of pictures, films and fonts that are not where readers' browsers will look for them. */
export async function fileWarnings(content: ContentView, checks: FileChecks): Promise<Mistake[]> {
  const { distDir, asksServers } = checks;
  const imagesBase = imagesBaseOf(distDir);
  const base = imagesBase === null ? undefined : new URL(imagesBase, SELF);
  const found = namedFiles(content).flatMap((each) => {
    const url = URL.parse(each.name, base);
    return url ? [{ ...each, url }] : [];
  });
  const isElsewhere = ({ url }: { url: URL }) => url.origin !== SELF;
  const faults = asksServers
    ? await askServers(found.filter(isElsewhere).map(({ url }) => url.href))
    : new Map<string, string>();
  const ownFault = ({ name, url: { pathname } }: Named & { url: URL }) =>
    pathname.startsWith(OWN) && !isServed(pathname, checks)
      ? `"${name}" is not among the server’s files, in ${join(distDir, OWN)}`
      : undefined;
  return found.flatMap((each) => {
    const message = isElsewhere(each) ? faults.get(each.url.href) : ownFault(each);
    return message ? [{ file: each.file, path: each.path, message }] : [];
  });
}
