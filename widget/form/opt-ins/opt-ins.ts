import type { Translate } from '../../../i18n/index.ts';
import type { OptIn } from '../../api/wire.ts';
import type { Partner } from '../../model/partner.ts';
import type { Widget } from '../../model/widget.ts';

/** Where consent must be a reader's own act (spec §3 "Other lists"); EL is how the EU writes Greece, GR how ISO does. */
const RESTRICTED = 'AT BE BG CY CZ DE DK EE EL GR ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CA'.split(
  ' ',
);

/** @param countryCode ISO 3166-1 alpha-2, '' where it is unknown: then nothing is presumed */
export const isPreChecked = (countryCode: string, isAllowed: boolean) =>
  isAllowed && countryCode !== '' && !RESTRICTED.includes(countryCode.toUpperCase());

/** The boxes as a form keeps them (spec §3 "Cached form values"), and the publisher's own. */
export type OptInValues = {
  emailOptIn: boolean;
  smsOptIn: boolean;
  callOptIn: boolean;
  publisherOptIn: boolean;
};

/** One box and the words beside it. */
export type OptInOffer = { name: keyof OptInValues; label: string };

/** One as it is recorded: what was never in view was not asked (contract §8). */
export type AskedOptIn = OptInOffer & { isSeen: boolean };

const CHANNELS = [
  { channel: 'email', name: 'emailOptIn', label: 'form.optInEmail' },
  { channel: 'sms', name: 'smsOptIn', label: 'form.optInSms' },
  { channel: 'call', name: 'callOptIn', label: 'form.optInCall' },
] as const;

/**
 * What is offered: the partner's channels, where the action has a partner that wants any, and apart from them the
 * publisher's news, where the publisher asked for it.
 */
export function optInOffers(t: Translate, partner: Partner | null, widget: Widget): OptInOffer[] {
  const offers: OptInOffer[] = CHANNELS.filter(({ channel }) => partner?.optIns.includes(channel)).map(
    ({ name, label }) => ({ name, label: t(label, { name: partner?.name ?? '' }) }),
  );
  if (!widget.offersPublisherOptIn) return offers;
  return [...offers, { name: 'publisherOptIn', label: t('form.optInPublisher', { name: widget.publisher.name }) }];
}

/**
 * Mail is presumed where the law lets it be. Calls and texts never: the United States' TCPA, where the rest may be
 * presumed, asks for the reader's own act.
 */
export function firstOptIns({ location, preCheckOptIn }: Pick<Widget, 'location' | 'preCheckOptIn'>): OptInValues {
  const isChecked = isPreChecked(location?.countryCode ?? '', preCheckOptIn);
  return { emailOptIn: isChecked, smsOptIn: false, callOptIn: false, publisherOptIn: isChecked };
}

const isPublishers = ({ name }: OptInOffer) => name === 'publisherOptIn';

const labelSeen = (offers: readonly AskedOptIn[]) => {
  const labels = offers.filter(({ isSeen }) => isSeen).map(({ label }) => label);
  return labels.length > 0 ? { recordedLabelSeen: labels.join('\n') } : {};
};

function partnerRecord(partner: Partner, offers: readonly AskedOptIn[], values: OptInValues): OptIn {
  const agreed = (name: keyof OptInValues) =>
    values[name] && offers.some((offer) => offer.name === name && offer.isSeen);
  return {
    partnerId: partner.id,
    isOptedInToPartnerEmail: agreed('emailOptIn'),
    isOptedInToPartnerSMS: agreed('smsOptIn'),
    isOptedInToPartnerCall: agreed('callOptIn'),
    ...labelSeen(offers),
  };
}

/**
 * What a visitor agreed to, or not, with the words that were in view (spec §3). Where partner opt-in is not
 * enabled nothing was asked, and there is no record.
 */
export function optInRecords(
  offers: readonly AskedOptIn[],
  values: OptInValues,
  { partner, publisherId }: { partner: Partner | null; publisherId: Widget['publisher']['id'] },
): { optIns?: OptIn[] } {
  const ofPartner = offers.filter((offer) => !isPublishers(offer));
  const ofPublisher = offers.find(isPublishers);
  const records: OptIn[] = [];
  if (partner && ofPartner.length > 0) records.push(partnerRecord(partner, ofPartner, values));
  if (ofPublisher)
    records.push({
      publisherId,
      isOptedInToPublisherEmail: values.publisherOptIn && ofPublisher.isSeen,
      ...labelSeen([ofPublisher]),
    });
  return records.length > 0 ? { optIns: records } : {};
}
