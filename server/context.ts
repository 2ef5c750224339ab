import type { FastifyBaseLogger } from 'fastify';
import { createAccess } from './access/access.ts';
import { createGeocoder } from './addresses/geocoders/create.ts';
import { createAddressLookUp } from './addresses/look-up.ts';
import { createUsPlaces } from './addresses/us-places.ts';
import { createDailyLimits } from './calls/donation/daily-limits.ts';
import type { Database } from './db/schema.ts';
import { assetFile } from './demo/assets.ts';
import { createFonts } from './fonts/fonts.ts';
import { createIdempotency } from './http/idempotency.ts';
import { createLawmakerLookUp } from './lawmakers/look-up.ts';
import { createDistrictService } from './lawmakers/services/create.ts';
import { cdnLocation } from './location/cdn-headers.ts';
import { firstLocation, fixedLocation, type IpLocation } from './location/ip-location.ts';
import { networkLocation } from './location/network.ts';
import { createMail } from './mail/start.ts';
import { createMedia } from './media/media.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Options } from './options.ts';
import { paymentsOf } from './payments/configured.ts';
import { voterRollOf } from './voter-roll.ts';
import { createShownCounts } from './widgets/shown-counts.ts';
import { createShownGuesses } from './widgets/shown-guesses.ts';
import { createShownWalls } from './widgets/wall.ts';

/** In this order: the proxy's headers, the network's country, the deployment's default. */
function locationOf({ location, networkFile, trustProxy, defaultLocation }: Options): IpLocation {
  if (location) return location;
  const others = [networkLocation(networkFile), fixedLocation(defaultLocation)];
  return trustProxy ? firstLocation(cdnLocation(), ...others) : firstLocation(...others);
}

type Given = { options: Options; db: Database; metrics: Metrics; log: FastifyBaseLogger };

/** What the server has as long as it runs. Nothing of it works before somebody asks. */
export function createContext({ options, db, metrics, log }: Given) {
  const { clock, rateLimit } = options;
  const idempotency = createIdempotency(db, clock);
  metrics.watch(() => ({ writersWaiting: idempotency.waiting() }));
  const report = (cause: unknown) => log.warn({ err: cause }, 'the geocoder failed');
  const geocoder = createGeocoder(options.geocoder, clock);
  const service = createDistrictService(options.districts, clock);
  const addresses = createAddressLookUp({ places: createUsPlaces(), geocoder, report });
  return {
    ...{ options, db, metrics, log, idempotency, addresses },
    access: createAccess(db, options),
    location: locationOf(options),
    lawmakers: createLawmakerLookUp(db, {
      service,
      // The Census Bureau finds a house and its districts by one request.
      ...(options.geocoder?.kind === 'census' && options.districts?.kind === 'census'
        ? {}
        : { locate: addresses.pointOf }),
      report: (cause) => log.warn({ err: cause }, 'the service of districts failed'),
    }),
    voterRoll: voterRollOf(options),
    fonts: createFonts({ ...options, demoFile: assetFile, log }),
    media: createMedia(db, options),
    mail: createMail(db, options, log),
    payments: paymentsOf(options, db),
    dailyLimits: createDailyLimits(clock, rateLimit > 0),
    shownCounts: createShownCounts(db, options),
    shownGuesses: createShownGuesses(options),
    shownWalls: createShownWalls(db, options),
  };
}

export type ServerContext = ReturnType<typeof createContext>;
