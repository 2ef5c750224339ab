import type { AnalyticsProperties, Config } from '../../config/config.ts';
import { webHref } from '../../model/address/web-address.ts';
import type { Need } from '../../model/consent.ts';
import type { Widget } from '../../model/widget.ts';
import { type ConsentTerms, type CustomTracking, readPartners } from './named.ts';

/** Something that a partner is told by, and what that needs. */
export type PartnerCall = { need: Need } & (
  | { kind: 'analytics'; properties: AnalyticsProperties }
  | { kind: 'pixel'; id: string }
  | { kind: 'impression'; url: string }
  | { kind: 'tag'; tag: CustomTracking }
);

/**
 * The TCF's purposes by what a call does. 1: storage; 2: advertisements by little data; 7: measuring advertisements; 8:
 * measuring content. Content names 3 and 4, where a partner makes profiles of readers or goes by them.
 */
const PURPOSES = { measuring: [1, 7], analytics: [1, 7, 8], advertising: [1, 2, 7] };

/** A tag may do anything. */
const STRICTEST = [...new Set(Object.values(PURPOSES).flat())];

const needOf = ({ purposes, vendor }: ConsentTerms, ownPurposes: readonly number[]): Need => ({
  purposes: purposes ?? ownPurposes,
  vendor,
});

function analyticsCalls({ analytics }: Pick<Config, 'analytics'>): PartnerCall[] {
  if (!analytics?.users && !analytics?.events) return [];
  const { vendor = null } = analytics;
  return [{ kind: 'analytics', properties: analytics, need: needOf({ purposes: null, vendor }, PURPOSES.analytics) }];
}

type Named = ReturnType<typeof readPartners>;

const pixelCall = (pixel: Named['pixels'][number]): PartnerCall[] =>
  /^\w+$/.test(pixel.id) ? [{ kind: 'pixel', id: pixel.id, need: needOf(pixel, PURPOSES.advertising) }] : [];

/** An address that is given twice is called once. */
const impressionCall = (each: Named['impressions'][number], n: number, all: Named['impressions']): PartnerCall[] =>
  webHref(each.url) && all.findIndex(({ url }) => url === each.url) === n
    ? [{ kind: 'impression', url: each.url, need: needOf(each, PURPOSES.measuring) }]
    : [];

const tagCall = (tag: CustomTracking): PartnerCall => ({ kind: 'tag', tag, need: needOf(tag, STRICTEST) });

/** Every call to a partner that the widget or this build asks for: most widgets have none. */
export function partnerCalls(widget: Widget, config: Pick<Config, 'analytics'>): PartnerCall[] {
  const { pixels, impressions, tags } = readPartners(widget.partners);
  return [
    ...analyticsCalls(config),
    ...pixels.flatMap(pixelCall),
    ...impressions.flatMap(impressionCall),
    ...tags.map(tagCall),
  ];
}
