import type { IncomingHttpHeaders } from 'node:http';
import type { WireLocation } from '../../widget/api/wire.ts';

export type Caller = { ip: string; headers: IncomingHttpHeaders };

/** Finds where a request comes from; null if unknown. */
export type IpLocation = { find(caller: Caller): Promise<WireLocation | null> };

/** Asks each source in turn until one knows. */
export const firstLocation = (...sources: IpLocation[]): IpLocation => ({
  async find(caller) {
    for (const source of sources) {
      const found = await source.find(caller);
      if (found) return found;
    }
    return null;
  },
});

/** The same location for everybody, or none. */
export const fixedLocation = (place: WireLocation | null): IpLocation => ({
  find: async ({ ip }) => place && { ...place, query: ip },
});
