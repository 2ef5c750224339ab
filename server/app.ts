import Fastify, { type FastifyInstance } from 'fastify';
import { type Access, createAccess } from './access/access.ts';
import { addAccess } from './access/routes.ts';
import { createGeocoder } from './addresses/geocoders/create.ts';
import { type AddressLookUp, createAddressLookUp } from './addresses/look-up.ts';
import { createUsPlaces } from './addresses/us-places.ts';
import { createDailyLimits } from './calls/donation/daily-limits.ts';
import { addDonations } from './calls/donation/recover.ts';
import { withHours } from './calls/hours.ts';
import { addAddressRoutes } from './calls/look-ups.ts';
import { registerCalls } from './calls/register.ts';
import { createCardPages } from './card/pages.ts';
import { addNative, searchOf, sendCardPage } from './card/send.ts';
import { addDashboard } from './dashboard/routes.ts';
import { openDatabase } from './db/open.ts';
import type { Database } from './db/schema.ts';
import { addAssets, assetFile } from './demo/assets.ts';
import { keepPast, storeDemoCounts } from './demo/past.ts';
import { createDemo, portOf } from './demo/site.ts';
import { fastifyOptions } from './fastify-options.ts';
import { keepFolding } from './figures/fold.ts';
import { addHealthRoutes } from './health.ts';
import { compressAnswersOf } from './http/body.ts';
import { answerExpectations, hangUpWhenClosing } from './http/connections.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { createIdempotency } from './http/idempotency.ts';
import { limitDrawings, limitRequests } from './http/limits.ts';
import { secureWidgetOrigin, securityHeaders } from './http/security.ts';
import { importAtStart } from './import/at-start.ts';
import { keepPurging } from './keep-purging.ts';
import { createLawmakerLookUp } from './lawmakers/look-up.ts';
import { cdnLocation } from './location/cdn-headers.ts';
import { firstLocation, fixedLocation, type IpLocation } from './location/ip-location.ts';
import { networkLocation } from './location/network.ts';
import { createMail, lettersNotice, type Mail, sendsMail } from './mail/start.ts';
import { createMedia, type Media } from './media/media.ts';
import { purgeVideos } from './media/purge.ts';
import { addUploads } from './media/routes.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { type Options, type ServerOptions, withDefaults } from './options.ts';
import { addEmbed } from './pages/embed/index.ts';
import { addGallery } from './pages/gallery.ts';
import { addHome } from './pages/home.ts';
import { addSharing } from './pages/share/index.ts';
import { addApplePayDomain, addContactOfficials, addRegisterToVote } from './pages/small-pages.ts';
import { addWatchPages } from './pages/watch/index.ts';
import { donationsNotice, paymentsOf } from './payments/configured.ts';
import type { Gateway } from './payments/gateway.ts';
import { keepLastBuild } from './static/keep-last-build.ts';
import { serveFiles } from './static/serve.ts';
import { voterRollOf } from './voter-roll.ts';
import { createShownCounts, type ShownCounts } from './widgets/shown-counts.ts';
import { createShownGuesses } from './widgets/shown-guesses.ts';
import { createShownWalls, type ShownWalls } from './widgets/wall.ts';

export type Server = {
  /** The widget's origin: loader, widget, API, share pages. */
  app: FastifyInstance;
  /** The demo publisher's site, an origin of its own. */
  demo: FastifyInstance;
  db: Database;
  media: Media;
  /** Sentences that an operator must read at the start. */
  notices: () => Promise<string[]>;
  /** Finishes requests and letters in flight, then closes the database. */
  close: () => Promise<void>;
};

/** In this order: the proxy's headers, the network's country, the deployment's default. */
function locationOf({ location, networkFile, trustProxy, defaultLocation }: Options): IpLocation {
  if (location) return location;
  const others = [networkLocation(networkFile), fixedLocation(defaultLocation)];
  return trustProxy ? firstLocation(cdnLocation(), ...others) : firstLocation(...others);
}

function addressesOf({ geocoder, clock }: Options, app: FastifyInstance): AddressLookUp {
  const report = (cause: unknown) => app.log.warn({ err: cause }, 'the geocoder failed');
  return createAddressLookUp({ places: createUsPlaces(), geocoder: createGeocoder(geocoder, clock), report });
}

type Parts = {
  options: Options;
  headers: Record<string, string>;
  media: Media;
  payments: Gateway;
  metrics: Metrics;
  access: Access;
  shownCounts: ShownCounts;
  shownWalls: ShownWalls;
};

/** What goes for every route. */
async function addHooks(app: FastifyInstance, { options, headers, media: { db }, metrics, access }: Parts) {
  installErrorHandler(app);
  hangUpWhenClosing(app);
  answerExpectations(app.server, headers);
  await secureWidgetOrigin(app, headers);
  // Metrics are of all publishers.
  await metrics.addTo(app, { db, mayRead: async (request) => (await access.of(request))?.publisherId === null });
  await limitRequests(app, options.rateLimit);
}

/** The build's files, and pages with their first card. @returns what draws these */
async function addFiles(
  app: FastifyInstance,
  { options, media: { db }, payments, metrics, shownCounts, shownWalls }: Parts,
  { location, hasLookUp }: { location: IpLocation; hasLookUp: boolean },
) {
  const pageFor = createCardPages({
    db,
    distDir: options.distDir,
    location,
    clock: options.clock,
    withHours,
    facts: { hasLookUp, isPlayMoney: payments.isPlayMoney },
    shownCounts,
    shownWalls,
    mayDraw: limitDrawings(app, options.rateLimit),
    log: app.log,
    count: metrics.meters.card,
  });
  const { distDir, gallery, publicOrigin, playMoney } = options;
  await serveFiles(app, {
    distDir,
    gallery,
    publicOrigin,
    playMoney,
    usesBraintree: options.braintree !== undefined,
    lastBuild: await keepLastBuild(options, app.log),
    async sendCard(request, reply, policyWith) {
      const page = options.firstCards ? await pageFor(request, { search: searchOf(request) }) : null;
      if (!page) return false;
      reply.header('content-security-policy', policyWith(page));
      sendCardPage(request, reply, page, options.firstCardSeconds);
      return true;
    },
  });
  return pageFor;
}

async function addParts(app: FastifyInstance, parts: Parts) {
  const { options, media, payments, metrics, access, shownCounts, shownWalls } = parts;
  const { db } = media;
  const { clock, distDir, gallery, mailTestTo, publicOrigin, rateLimit } = options;
  const idempotency = createIdempotency(db, clock);
  metrics.watch(() => ({ writersWaiting: idempotency.waiting() }));
  const location = locationOf(options);
  const voterRoll = voterRollOf(options);
  const dailyLimits = createDailyLimits(clock, rateLimit > 0);
  await addHooks(app, parts);
  await compressAnswersOf(app, async (routes) => {
    const addresses = addressesOf(options, app);
    const lawmakers = createLawmakerLookUp(db, addresses.pointOf);
    await registerCalls(routes, {
      db,
      idempotency,
      clock,
      location,
      lawmakers,
      sendsMail: sendsMail(options),
      mailTestTo,
      voterRoll,
      media,
      publicOrigin,
      payments,
      dailyLimits,
      shownCounts,
      shownWalls,
      shownGuesses: createShownGuesses(options),
      meters: metrics.meters,
    });
    addAddressRoutes(routes, addresses);
    const { dataDir, sharePictures } = options;
    await addSharing(routes, db, { dataDir, distDir, publicOrigin, clock, sharePictures, demoFile: assetFile });
  });
  await addUploads(app, media);
  await addWatchPages(app, media, options);
  await addDonations(app, { db, gateway: payments, clock, dailyLimits, distDir });
  addHealthRoutes(app, db, distDir);
  addContactOfficials(app);
  addRegisterToVote(app);
  addApplePayDomain(app, options.applePayFile);
  // Where the demo newspaper's content names its pictures.
  addAssets(app, '/images/gazette/');
  const pageFor = await addFiles(app, parts, { location, hasLookUp: voterRoll.hasLookUp });
  await addAccess(app, access, distDir);
  addDashboard(app, { db, clock, ...access });
  if (options.firstCards) addNative(app, { publicOrigin, firstCardSeconds: options.firstCardSeconds, pageFor });
  if (gallery) addGallery(app, distDir, publicOrigin);
  const fold = keepFolding(app, db);
  // Old rows are counted before they go.
  keepPurging(app, db, options, [idempotency.purge, () => purgeVideos(media), fold]);
}

function createClose(app: FastifyInstance, demo: FastifyInstance, { db, close: closeMedia }: Media, mail: Mail) {
  let closing: Promise<void> | undefined;
  const close = async () => {
    await Promise.all([app.close(), demo.close(), mail.stop()]);
    await closeMedia();
    await db.destroy();
  };
  return () => {
    closing ??= close();
    return closing;
  };
}

async function noticesOf(db: Database, options: Options, payments: Gateway) {
  const letters = sendsMail(options) ? null : await lettersNotice(db);
  return [letters, await donationsNotice(db, payments)].filter((each) => each !== null);
}

/** Creates the whole server, not listening yet: `app.listen` and `demo.listen` take any port, 0 included. */
export async function createServer(given: ServerOptions = {}): Promise<Server> {
  const options = withDefaults(given);
  const { dataDir, databaseUrl, publicOrigin, gallery, openDashboards } = options;
  const headers = securityHeaders(publicOrigin);
  const metrics = createMetrics(options);
  const app = Fastify(fastifyOptions(options, headers, metrics.meters.logged));
  const tell = (sentence: string) => app.log.info(sentence);
  const db = await openDatabase({ dataDir, databaseUrl, watch: metrics.watch, tell });
  const media = createMedia(db, options);
  const payments = paymentsOf(options, db);
  try {
    const access = createAccess(db, options);
    const shown = { shownCounts: createShownCounts(db, options), shownWalls: createShownWalls(db, options) };
    await addParts(app, { options, headers, media, payments, metrics, access, ...shown });
    const { contentDir, clock, geocoder, distDir, demoCounts } = options;
    const content = { contentDir, databaseUrl, clock, geocoder, distDir, demoCounts, demoFile: assetFile };
    await importAtStart(db, content, app.log);
    await storeDemoCounts(db, demoCounts);
    keepPast(app, db, options);
    const demo = await createDemo(options, app);
    addEmbed(app, { db, publicOrigin, isTrial: gallery });
    addHome(app, { db, publicOrigin, gallery, openDashboards, demoPort: () => portOf(demo) });
    const mail = createMail(db, options, app.log);
    app.addHook('onListen', mail.start);
    return {
      app,
      demo,
      db,
      media,
      notices: () => noticesOf(db, options, payments),
      close: createClose(app, demo, media, mail),
    };
  } catch (cause) {
    await db.destroy();
    throw cause;
  }
}
