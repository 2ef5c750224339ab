import type { Browser } from 'puppeteer-core';
import type { Test } from 'uvu';
import type { ServerOptions } from '../../../server/options.ts';
import { launch } from './browser/browser.ts';
import { type RunningServer, startServer } from './server.ts';

export type ProductOptions = NonNullable<Parameters<typeof launch>[0]> & {
  /** Called before the first test. */
  server?: () => Promise<ServerOptions>;
};

/** For tests that answer the request for the widget themselves: a page with its first card makes none. */
export const withoutFirstCards = async (): Promise<ServerOptions> => ({ firstCards: false });

/** A browser and the real server beside it. */
export type Product = Omit<RunningServer, 'close'> & { browser: Browser };

/** Starts the product before a file's first test and stops it after the last; read it inside tests only. */
export function withProduct(test: Test, { server, ...how }: ProductOptions = {}): Product {
  const product = {} as Product & RunningServer;
  test.before(async () => {
    product.browser = await launch(how);
    Object.assign(product, await startServer(await server?.()));
  });
  test.after(async () => {
    // What started before the failure still has to be stopped.
    await product.browser?.close();
    await product.close?.();
  });
  return product;
}
