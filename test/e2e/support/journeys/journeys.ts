import type { Test } from 'uvu';
import { startVoterRoll } from '../../../server/support/voter-roll.ts';
import { withProduct } from '../product.ts';
import { KINDS } from './demo-articles.ts';

/**
 * The product for readers who go through every kind without animations: in the US, with a camera, and with a voter roll
 * that knows them.
 */
export function withJourneys(test: Test) {
  const roll = {} as Awaited<ReturnType<typeof startVoterRoll>>;
  const product = withProduct(test, {
    // In frames of other sites too, which a page's own emulation does not reach.
    args: ['--force-prefers-reduced-motion', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    async server() {
      Object.assign(roll, await startVoterRoll({ json: { registered: true } }));
      return { voterRollUrl: roll.url, defaultLocation: { countryCode: 'US' } };
    },
  });
  test.after(() => roll.close?.());

  /** How many have taken part in a kind, as the server has stored it. */
  async function countOf(kind: keyof typeof KINDS): Promise<number> {
    const [, table] = KINDS[kind];
    return table ? (await product.server.db.selectFrom(table).selectAll().execute()).length : roll.asked.length;
  }
  return { product, countOf };
}
