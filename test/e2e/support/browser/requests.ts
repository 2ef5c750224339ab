import type { Frame, Page } from 'puppeteer-core';

/** The loader's ad-block bait. */
export const BAIT = '*/up.txt?*';

/**
 * Fails a page's requests for these addresses, in which `*` matches anything. The browser does so itself, like a blocker:
 * on a busy machine its driver would be too late.
 */
export async function failRequests(page: Page, ...urls: string[]): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls });
}

/**
 * Loses the answers to the next `count` submissions, which the server gets.
 *
 * @returns the keys of all submissions that the server got since
 */
export async function loseAnswers(where: Page | Frame, count = 1): Promise<() => Promise<string[]>> {
  await where.evaluate((losses) => {
    const send = window.fetch;
    const keys: (string | null)[] = [];
    Object.assign(window, { keys });
    window.fetch = async (...request) => {
      const { url, headers } = request[0] as Request;
      const answer = await send(...request);
      if (!/Complete\w+Async$/.test(url)) return answer;
      keys.push(headers.get('Idempotency-Key'));
      if (keys.length <= losses) throw new TypeError('Failed to fetch');
      return answer;
    };
  }, count);
  return () => where.evaluate(() => (window as unknown as { keys: string[] }).keys);
}
