import { join } from 'node:path';
import { imagesBaseOf, type OwnFiles, ownFile, pictureUrl, SELF } from '../../static/own-files.ts';
import type { Mistake } from '../mistakes.ts';
import type { ContentView } from '../view.ts';
import { type Named, namedFiles } from './named-files.ts';

export type FileChecks = OwnFiles & {
  /** Whether other servers are asked for theirs, which may take seconds. */
  asksServers: boolean;
};

/** Whether a request failed for want of its server, and not for its own address. */
const isSilence = (error: unknown) =>
  error instanceof Error && (error.name === 'TimeoutError' || 'code' in Object(error.cause));

const reasonOf = (error: unknown) => {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
};

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
    } catch (error) {
      if (!isSilence(error)) faults.set(url, `"${url}" was not looked for: ${reasonOf(error)}`);
      else if (!silent.has(origin)) faults.set(url, `${origin} does not answer, so its files were not looked for`);
      if (isSilence(error)) silent.add(origin);
    }
  }

  async function askAll() {
    for (let url = left.shift(); url !== undefined; url = left.shift()) await ask(url);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askAll));
  return faults;
}

/** Where a reader's browser looks for a file; null if that is unknown. */
const urlOf = ({ name, isPicture }: Named, imagesBase: string | null): URL | null =>
  isPicture
    ? pictureUrl(name, imagesBase)
    : URL.parse(name, imagesBase === null ? undefined : new URL(imagesBase, SELF));

/**
 * Warns of pictures, films and fonts that are not where readers' browsers will look for them.
 *
 * @param brought the names of those that come with the content
 */
export async function fileWarnings(
  content: ContentView,
  checks: FileChecks,
  brought: ReadonlySet<string> = new Set(),
): Promise<Mistake[]> {
  const { distDir, asksServers } = checks;
  const imagesBase = imagesBaseOf(distDir);
  const found = namedFiles(content).flatMap((each) => {
    const url = brought.has(each.name) ? null : urlOf(each, imagesBase);
    return url ? [{ ...each, url }] : [];
  });
  const isElsewhere = ({ url }: { url: URL }) => url.origin !== SELF;
  const faults = asksServers
    ? await askServers(found.filter(isElsewhere).map(({ url }) => url.href))
    : new Map<string, string>();
  const ownFault = ({ name, url: { pathname } }: Named & { url: URL }) =>
    ownFile(pathname, checks)
      ? undefined
      : `"${name}" is not among the server’s files, in ${join(distDir, '/images/')}`;
  return found.flatMap((each) => {
    const message = isElsewhere(each) ? faults.get(each.url.href) : ownFault(each);
    return message ? [{ file: each.file, path: each.path, message }] : [];
  });
}
