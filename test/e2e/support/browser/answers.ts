import type { Page } from 'puppeteer-core';

/**
 * Answers the request for the widget on the network level: the frame sends it before a script could be hooked.
 *
 * @returns what leaves further requests of the page alone
 */
export async function answerWidget(page: Page, status: number, body: string) {
  const client = await page.createCDPSession();
  await client.send('Fetch.enable', { patterns: [{ urlPattern: '*GetActionsAsync' }] });
  client.on('Fetch.requestPaused', ({ requestId }) =>
    client.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'Access-Control-Allow-Origin', value: '*' },
        { name: 'Access-Control-Allow-Headers', value: '*' },
      ],
      body: Buffer.from(body).toString('base64'),
    }),
  );
  return () => client.send('Fetch.disable');
}

/** Holds requests to addresses with this ending from now on. */
export async function holdRequests(page: Page, ending: string) {
  const client = await page.createCDPSession();
  await client.send('Fetch.enable', { patterns: [{ urlPattern: `*${ending}` }] });
  const isHeld = new Promise<void>((resolve) => client.once('Fetch.requestPaused', () => resolve()));
  return { isHeld, letGo: () => client.send('Fetch.disable') };
}
