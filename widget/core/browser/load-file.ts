import { abortedAfter } from '../model/time-limit.ts';

/** The addresses of what a file imports statically, as the build writes them. */
const IMPORTS = /\b(?:from|import)"(\.\/[\w-]+\.js)"/g;

function isThere(url: string) {
  try {
    return (performance.getEntriesByName(url) as PerformanceResourceTiming[]).some(
      (entry) => entry.responseStatus === 200,
    );
  } catch {
    return false; // of a page that has its own notion of them
  }
}

/** How long a file may take on a slow network: one that hangs would be waited for by every later try. */
const FILE_MS = 30_000;

/**
 * Makes an import of the build's files that may be tried again. A browser may answer each later import of a file with
 * the failure of the first, until the page is reloaded (HTML, module map), and so for all that such a file imports. So
 * nothing is imported before it has been fetched; the browser's cache then has it.
 *
 * @param base the folder of the files
 */
export function createLoadFile(base: string, importFrom = (url: string): Promise<unknown> => import(url)) {
  const fetched = new Map<string, Promise<string[]>>();
  /** Addresses that were read before. A sign-in page in a file's place, or half of the file, has status 200 too. */
  const tried = new Set<string>();

  async function read(url: string): Promise<string[]> {
    if (!tried.has(url) && isThere(url)) return [];
    tried.add(url);
    return abortedAfter(FILE_MS, async (controller) => {
      const answer = await fetch(url, controller);
      const text = await answer.text();
      // A network that asks its reader to sign in answers with a page of its own.
      if (!answer.ok || /^\s*</.test(text)) throw new Error(`Not loaded: ${url} ${answer.status}`);
      return [...text.matchAll(IMPORTS)].map(([, file]) => new URL(file as string, url).href);
    });
  }
  function readOnce(url: string) {
    const reading = fetched.get(url) ?? read(url);
    fetched.set(url, reading);
    reading.catch(() => fetched.delete(url));
    return reading;
  }
  async function readAll(url: string, seen: Set<string>): Promise<unknown> {
    if (seen.has(url)) return;
    seen.add(url);
    return Promise.all((await readOnce(url)).map((each) => readAll(each, seen)));
  }
  return async (file: string) => {
    const url = new URL(file, base).href;
    await readAll(url, new Set());
    return importFrom(url);
  };
}
