import type { AnalyticsProperties } from '../../config/config.ts';
import type { Sink } from '../../model/event.ts';
import { createTrack } from '../events/track.ts';
import { analyticsSink } from './analytics.ts';
import { createTagAnalytics } from './analytics-tag.ts';
import { type ClientIdUse, clientId, forgetClientIds } from './client-id.ts';
import type { AnalyticsIds, Partners, PartnersContext } from './context.ts';
import { customTagsSink } from './custom-tags.ts';
import { widgetDimensions } from './dimensions.ts';
import { impressionsSink } from './impressions.ts';
import { askForPicture } from './picture.ts';
import { createPixel, pixelSink } from './pixel.ts';
import { type OpenTagFrame, tagFrames } from './tag-frame.ts';

type StoppableSink = { tell: Sink; stop(): void };

const surroundings = {
  now: Date.now,
  isMobile: () => /Mobi|Android/.test(navigator.userAgent),
};

const idsOf = ({ users, events }: AnalyticsProperties, ids: Record<ClientIdUse, string>): AnalyticsIds => ({
  analyticsClientId: users ? ids.users : ids.events,
  ...(users && { googleAnalyticsUserId: ids.users }),
  ...(events && { googleAnalyticsEventUserId: ids.events }),
});

/** Starts analytics, and sets its ids while it runs (contract §6). @returns null if no property is configured */
function openAnalytics(context: PartnersContext, openFrame: OpenTagFrame): StoppableSink | null {
  const { config, ids } = context;
  const { analytics: properties } = config;
  if (!properties?.users && !properties?.events) return null;
  const clientIds = { users: clientId('users'), events: clientId('events') };
  const dimensions = widgetDimensions(context);
  const pageUrl = context.context.articleUrlTracking;
  const analytics = createTagAnalytics({ properties, clientIds, dimensions, pageUrl, openFrame });
  const { tell, stop } = analyticsSink(analytics, context);
  Object.assign(ids, idsOf(properties, clientIds));
  return {
    tell,
    stop() {
      stop();
      for (const name of Object.keys(ids) as (keyof AnalyticsIds)[]) delete ids[name];
    },
  };
}

function openPixels({ widget, config, context }: PartnersContext): Sink {
  const url = config.pixel;
  return pixelSink(
    widget.facebookPixelIds
      .filter((id) => /^\w+$/.test(id))
      .map((id) => createPixel({ id, pageUrl: context.articleUrlTracking, ask: askForPicture, ...(url && { url }) })),
  );
}

/** Starts all partner sinks. Called only with consent (gate.ts). */
export function openPartners(context: PartnersContext): Partners {
  const openFrame = tagFrames(new URL('tag.html', context.config.widgetBase).href);
  const tags = customTagsSink({ context, openFrame, surroundings });
  const stoppable = [openAnalytics(context, openFrame), tags].filter((each) => each !== null);
  const tell = createTrack(
    [
      ...stoppable.map((each) => each.tell),
      openPixels(context),
      impressionsSink(context.widget.impressionUrls, askForPicture),
    ],
    context.report,
  );
  return {
    tell,
    stop(isWithdrawn) {
      for (const each of stoppable) each.stop();
      if (isWithdrawn) forgetClientIds();
    },
  };
}
