import type { Browser } from 'puppeteer-core';
import type { Test } from 'uvu';
import type { ServerOptions } from '../../../server/options.ts';
import { launch } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

export type ProductOptions = NonNullable<Parameters<typeof launch>[0]> & {
  /** Asked when the first test is about to run. */
  server?: () => Promise<ServerOptions>;
};

/** A browser and the real server beside it. */
export type Product = Omit<RunningServer, 'close'> & { browser: Browser };

/** Gives a file's tests the product before the first, and takes it away after the last; read it inside of tests only. */
export function withProduct(test: Test, { server, ...how }: ProductOptions = {}): Product {
  const product = {} as Product & RunningServer;
  test.before(async () => {
    product.browser = await launch(how);
    Object.assign(product, await startServer(await server?.()));
  });
  test.after(async () => {
    // What came before the one that failed still has to end.
    await product.browser?.close();
    await product.close?.();
  });
  return product;
}
