import type { Page } from 'puppeteer-core';

/** What the loader asks for as if it were an advert. */
export const BAIT = '*/up.txt?*';

/**
 * Fails a page's requests for these addresses, in which stars stand for anything. The browser does so itself, as with a
 * blocker: on a busy machine its driver would come too late.
 */
export async function failRequests(page: Page, ...urls: string[]): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls });
}
