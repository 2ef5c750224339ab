import type { AnalyticsProperties } from '../../config/config.ts';
import type { Analytics } from './analytics.ts';
import type { ClientIdUse } from './client-id.ts';
import { bareUrl, type EventParams } from './dimensions.ts';
import type { OpenTagFrame } from './tag-frame.ts';

const DEFAULT_SCRIPT = 'https://www.googletagmanager.com/gtag/js';

export type AnalyticsTagOptions = {
  properties: AnalyticsProperties;
  clientIds: Record<ClientIdUse, string>;
  dimensions: EventParams;
  pageUrl: string;
  openFrame: OpenTagFrame;
};

/** Settings that keep the tag from recognizing the reader elsewhere. */
const PRIVATE = {
  send_page_view: false,
  client_storage: 'none',
  allow_google_signals: false,
  allow_ad_personalization_signals: false,
};

const ALLOWED = {
  analytics_storage: 'granted',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Event names may contain letters, digits and underscores only. */
const tagName = (name: string) => name.replaceAll(' ', '_');

function scriptUrl(script: string, id: string): string {
  const url = new URL(script);
  url.searchParams.set('id', id);
  return url.href;
}

/**
 * A tag with gtag's interface: page views go to the property for users, events to the property for events (spec §9).
 * Its script runs in a sandboxed frame outside the widget's origin, so that neither the vendor nor an attacker can read
 * what a reader types. It has no storage there, so client id and page address are passed to it.
 */
export function createTagAnalytics(options: AnalyticsTagOptions): Analytics {
  const { properties, clientIds, dimensions, pageUrl, openFrame } = options;
  const { users, events, script = DEFAULT_SCRIPT } = properties;
  const page = { page_location: bareUrl(pageUrl), page_referrer: '' };
  const configOf = (id: string) => {
    const client = clientIds[id === users ? 'users' : 'events'];
    return { ...PRIVATE, ...page, client_id: client, user: client };
  };
  const ids = [...new Set([users, events])].filter(Boolean);
  const frame = openFrame({
    kind: 'analytics',
    script: scriptUrl(script, ids[0] ?? ''),
    calls: [
      ['consent', 'default', ALLOWED],
      ['js', new Date()],
      ['set', dimensions],
      ...ids.map((id) => ['config', id, configOf(id)]),
    ],
  });
  return {
    page({ path }) {
      if (users) frame.say(['event', 'page_view', { ...page, page_title: path, page_path: path, send_to: users }]);
    },
    event(name, params) {
      if (events) frame.say(['event', tagName(name), { ...params, send_to: events }]);
    },
    stop: frame.close,
  };
}
