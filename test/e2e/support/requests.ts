import type { Page } from 'puppeteer-core';

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
