/** The addresses of what a file imports statically, as the build writes them. */
const IMPORTS = /\b(?:from|import)"(\.\/[\w-]+\.js)"/g;

const isThere = (url: string) =>
  (performance.getEntriesByName(url) as PerformanceResourceTiming[]).some((entry) => entry.responseStatus === 200);

/**
 * Makes an import of the build's files that may be tried again. A browser may answer each later import of a file with
 * the failure of the first, until the page is reloaded (HTML, module map), and so for all that such a file imports. So
 * nothing is imported before it has been fetched; the browser's cache then has it.
 *
 * @param base the folder of the files
 */
export function createLoadFile(base: string, importFrom = (url: string): Promise<unknown> => import(url)) {
  const fetched = new Map<string, Promise<string[]>>();

  async function read(url: string): Promise<string[]> {
    if (isThere(url)) return [];
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`Not loaded: ${url} ${answer.status}`);
    return [...(await answer.text()).matchAll(IMPORTS)].map(([, file]) => new URL(file as string, url).href);
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
