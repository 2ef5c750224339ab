import type { Infer, Struct } from 'superstruct';
import { checkNow } from '../../api/wire/check.ts';
import * as wire from '../../api/wire/partners.ts';
import { isRecord } from '../../model/value.ts';
import type { Widget } from '../../model/widget.ts';

/** What content may say of a partner that it names: the TCF's purposes that a call needs, and the vendor's id. */
export type ConsentTerms = { purposes: readonly number[] | null; vendor: number | null };

export type CustomTracking = ConsentTerms & {
  type: 'javascript' | 'html';
  event: string;
  content: string;
  arguments: string[];
};

type WireTag = Infer<ReturnType<typeof wire.CustomTracking>>;

/** An empty list names nothing. */
const termsOf = ({ purposes, vendor }: Pick<WireTag, 'purposes' | 'vendor'>): ConsentTerms => ({
  purposes: purposes?.length ? purposes : null,
  vendor: vendor ?? null,
});

const parseTracking = (tag: WireTag): CustomTracking => ({
  type: tag.type.toLowerCase() === 'html' ? 'html' : 'javascript',
  event: tag.event ?? '',
  content: tag.content,
  arguments: tag.arguments ?? [],
  ...termsOf(tag),
});

/** Drops each malformed one alone. @param field where a value stands that is given without an object */
const soundOf = <T, S>(values: readonly unknown[], struct: () => Struct<T, S>, field = ''): T[] =>
  values.flatMap((each) => {
    const [failure, found] = checkNow(field && !isRecord(each) ? { [field]: each } : each, struct);
    return failure ? [] : [found];
  });

/** The partners that a widget names. */
export const readPartners = ({ facebookPixelIds, iponWeb, customTrackings }: Widget['partners']) => ({
  pixels: soundOf(facebookPixelIds, wire.Pixel, 'id').map((each) => ({ id: String(each.id), ...termsOf(each) })),
  impressions: soundOf(iponWeb, wire.Impression, 'url').map((each) => ({ url: each.url, ...termsOf(each) })),
  tags: soundOf(customTrackings, wire.CustomTracking).map(parseTracking),
});
