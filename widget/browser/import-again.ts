/** Chromium and Firefox name the file in their message. */
const addressIn = (error: unknown) => /https?:\/\/\S+/.exec(String(error))?.[0] ?? null;

/**
 * Makes an import that may be tried again. Firefox answers each later import of a file with the failure of the first,
 * until the page is reloaded: another address of the same file gets past that.
 *
 * @param load `() => import('…')`
 */
export function importAgain<T>(load: () => Promise<T>, importFrom = (url: string): Promise<T> => import(url)) {
  let address: string | null = null;
  let failures = 0;
  return async (): Promise<T> => {
    try {
      return await (address === null ? load() : importFrom(`${address}?again=${failures}`));
    } catch (error) {
      address ??= addressIn(error);
      failures += 1;
      throw error;
    }
  };
}
