import type { IncomingHttpHeaders } from 'node:http';
import type { WireLocation } from '../../widget/api/wire.ts';

export type Caller = { ip: string; headers: IncomingHttpHeaders };

/** Where a request comes from, as far as it is known. */
export type IpLocation = { find(caller: Caller): Promise<WireLocation | null> };

/** Asks one after the other; the first that knows answers. */
export const firstLocation = (...sources: IpLocation[]): IpLocation => ({
  async find(caller) {
    for (const source of sources) {
      const found = await source.find(caller);
      if (found) return found;
    }
    return null;
  },
});

/** The same place for everybody, or none. */
export const fixedLocation = (place: WireLocation | null): IpLocation => ({
  find: async ({ ip }) => place && { ...place, query: ip },
});
