import { clientId, forgetClientIds } from '#platform/client-id.ts';
import type { AnalyticsProperties } from '../../config/config.ts';
import { createTrack } from '../../model/activity.ts';
import { analyticsSink } from './analytics.ts';
import { createTagAnalytics } from './analytics-tag.ts';
import type { PartnerCall } from './calls.ts';
import type { ClientIdUse } from './client-id.ts';
import type { AnalyticsIds, Partner, PartnersContext } from './context.ts';
import { customTagSink } from './custom-tags.ts';
import { widgetDimensions } from './dimensions.ts';
import { askForPicture, createPixel, impressionSink, pixelSink } from './pixel.ts';
import { tagFrames } from './tag-frame.ts';

const surroundings = { now: Date.now, isMobile: () => /Mobi|Android/.test(navigator.userAgent) };

const idsOf = ({ users, events }: AnalyticsProperties, ids: Record<ClientIdUse, string>): AnalyticsIds => ({
  analyticsClientId: users ? ids.users : ids.events,
  ...(users && { googleAnalyticsUserId: ids.users }),
  ...(events && { googleAnalyticsEventUserId: ids.events }),
});

type Open<Kind> = (call: Extract<PartnerCall, { kind: Kind }>, context: PartnersContext) => Partner;

const tagFramesOf = ({ config }: PartnersContext) => tagFrames(new URL('tag.html', config.widgetBase).href);

/** Sets the ids of analytics while it runs (contract §6). */
const openAnalytics: Open<'analytics'> = ({ properties }, context) => {
  const { ids } = context;
  const clientIds = { users: clientId('users'), events: clientId('events') };
  const analytics = createTagAnalytics({
    properties,
    clientIds,
    dimensions: widgetDimensions(context),
    pageUrl: context.context.articleUrlTracking,
    openFrame: tagFramesOf(context),
  });
  const { tell, stop } = analyticsSink(analytics, context);
  Object.assign(ids, idsOf(properties, clientIds));
  return {
    tell,
    stop(isWithdrawn) {
      stop();
      for (const name of Object.keys(ids) as (keyof AnalyticsIds)[]) delete ids[name];
      if (isWithdrawn) forgetClientIds();
    },
  };
};

const nothingToStop = () => {};

const openPixel: Open<'pixel'> = ({ id }, { config, context }) => {
  const url = config.pixel;
  const pixel = createPixel({ id, pageUrl: context.articleUrlTracking, ask: askForPicture, ...(url && { url }) });
  return { tell: pixelSink(pixel), stop: nothingToStop };
};

const openImpression: Open<'impression'> = ({ url }) => ({
  tell: impressionSink(url, askForPicture),
  stop: nothingToStop,
});

const openTag: Open<'tag'> = ({ tag }, context) =>
  customTagSink({ tag, context, openFrame: tagFramesOf(context), surroundings });

function open(call: PartnerCall, context: PartnersContext): Partner {
  switch (call.kind) {
    case 'analytics':
      return openAnalytics(call, context);
    case 'pixel':
      return openPixel(call, context);
    case 'impression':
      return openImpression(call, context);
    case 'tag':
      return openTag(call, context);
  }
}

/** Starts one partner. Called only with consent (gate.ts). */
export function openPartner(call: PartnerCall, context: PartnersContext): Partner {
  const { tell, stop } = open(call, context);
  return { tell: createTrack([tell], context.report), stop };
}
