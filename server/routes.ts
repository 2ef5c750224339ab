import type { FastifyInstance } from 'fastify';
import { addAccess } from './access/routes.ts';
import { addDonations } from './calls/donation/recover.ts';
import { withHours } from './calls/hours.ts';
import { addAddressRoutes } from './calls/look-ups.ts';
import { registerCalls } from './calls/register.ts';
import { keepLettersReady } from './card/letters.ts';
import { createCardPages } from './card/pages.ts';
import { addNative, searchOf, sendCardPage } from './card/send.ts';
import type { ServerContext } from './context.ts';
import { addDashboard } from './dashboard/routes.ts';
import { addAssets, assetFile } from './demo/assets.ts';
import { addHealthRoutes } from './health.ts';
import { compressAnswersOf } from './http/body.ts';
import { answerExpectations, hangUpWhenClosing } from './http/connections.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { limitDrawings, limitRequests } from './http/limits.ts';
import { readForwarded } from './http/network.ts';
import { secureWidgetOrigin, securityHeaders } from './http/security.ts';
import { listAges } from './lawmakers/freshness.ts';
import { sendsMail } from './mail/start.ts';
import { addUploads } from './media/routes.ts';
import { addEmbed } from './pages/embed/index.ts';
import { addGallery } from './pages/gallery.ts';
import { addHome } from './pages/home.ts';
import { addSharing } from './pages/share/index.ts';
import { addApplePayDomain, addContactOfficials, addRegisterToVote } from './pages/small-pages.ts';
import { addWatchPages } from './pages/watch/index.ts';
import { addContentPictures } from './static/content-pictures.ts';
import { keepLastBuild } from './static/keep-last-build.ts';
import { serveFiles } from './static/serve.ts';

/** What goes for every route. */
async function addHooks(app: FastifyInstance, { options, db, metrics, access }: ServerContext) {
  const headers = securityHeaders(options.publicOrigin);
  if (options.trustProxy) readForwarded(app);
  installErrorHandler(app);
  hangUpWhenClosing(app);
  answerExpectations(app.server, headers);
  await secureWidgetOrigin(app, headers);
  // Metrics are of all publishers.
  await metrics.addTo(app, { db, mayRead: async (request) => (await access.of(request))?.publisherId === null });
  await limitRequests(app, options.rateLimit);
}

/** The API, and what others show of a shared link. */
const addApi = (app: FastifyInstance, context: ServerContext) =>
  compressAnswersOf(app, async (routes) => {
    const { options, db, addresses, metrics } = context;
    const { clock, mailTestTo, publicOrigin } = options;
    const meters = metrics.meters;
    await registerCalls(routes, {
      ...context,
      ...{ clock, mailTestTo, publicOrigin, meters, sendsMail: sendsMail(options) },
    });
    addAddressRoutes(routes, addresses);
    await addSharing(routes, db, { ...options, demoFile: assetFile });
  });

/** What draws pages with their first card. */
function cardPagesOf(app: FastifyInstance, { options, metrics, payments, voterRoll, ...context }: ServerContext) {
  const { distDir, clock } = options;
  const facts = { hasLookUp: voterRoll.hasLookUp, isPlayMoney: payments.isPlayMoney };
  if (options.firstCards && options.lettersAhead) keepLettersReady(app, { ...context, distDir, facts });
  return createCardPages({
    ...{ ...context, withHours, distDir, clock, facts },
    mayDraw: limitDrawings(app, options.rateLimit),
    count: metrics.meters.card,
  });
}

/** The build's files, and pages with their first card. */
async function addFiles(app: FastifyInstance, context: ServerContext) {
  const { options, log } = context;
  const pageFor = cardPagesOf(app, context);
  const { distDir, gallery, publicOrigin, playMoney, firstCards, firstCardSeconds } = options;
  await serveFiles(app, {
    ...{ distDir, gallery, publicOrigin, playMoney },
    usesBraintree: options.braintree !== undefined,
    lastBuild: await keepLastBuild(options, log),
    async sendCard(request, reply, policyWith) {
      const page = firstCards ? await pageFor(request, { search: searchOf(request) }) : null;
      if (!page) return false;
      reply.header('content-security-policy', policyWith(page));
      sendCardPage(request, reply, page, firstCardSeconds);
      return true;
    },
  });
  if (firstCards) addNative(app, { publicOrigin, firstCardSeconds, pageFor });
}

/** @param demoPort of the demo publisher's site; 0 if it doesn't listen */
function addPages(app: FastifyInstance, { options, db, access }: ServerContext, demoPort: () => number) {
  const { distDir, gallery, publicOrigin, openDashboards } = options;
  addContactOfficials(app);
  addRegisterToVote(app);
  addApplePayDomain(app, options.applePayFile);
  if (gallery) addGallery(app, distDir, publicOrigin);
  addEmbed(app, { db, publicOrigin, isTrial: gallery, viewerOf: access.of });
  addHome(app, { db, publicOrigin, gallery, openDashboards, demoPort });
}

/** The age of the lawmakers that an operator imported. */
async function lawmakerDetails({ db, options }: ServerContext) {
  const lawmakers = await listAges(db, options.clock());
  return lawmakers.length > 0 ? { lawmakers } : {};
}

/** Everything that the widget's origin answers. @param demoPort of the demo publisher's site; 0 if it doesn't listen */
export async function addRoutes(app: FastifyInstance, context: ServerContext, demoPort: () => number) {
  const { options, db, access, media, payments: gateway, dailyLimits } = context;
  const { clock, distDir } = options;
  await addHooks(app, context);
  await addApi(app, context);
  await addUploads(app, media);
  await addWatchPages(app, media, options);
  await addDonations(app, { db, gateway, clock, dailyLimits, distDir });
  addHealthRoutes(app, db, { ...options, details: () => lawmakerDetails(context) });
  // Where the demo newspaper's content names its pictures.
  addAssets(app, '/images/gazette/');
  addContentPictures(app, db);
  await addFiles(app, context);
  await addAccess(app, access, distDir);
  addDashboard(app, { db, clock, ...access });
  addPages(app, context, demoPort);
}
