import type { Translate } from '../../../../i18n/index.ts';
import type { OptIn } from '../../../core/api/wire.ts';
import type { Partner } from '../../../core/model/partner.ts';
import type { EndUserLocation, Widget } from '../../../core/model/widget.ts';

/** Countries where boxes must start unticked (spec §3 "Other lists"). Greece is EL to the EU and GR to ISO. */
const RESTRICTED = 'AT BE BG CY CZ DE DK EE EL GR ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CA'.split(
  ' ',
);

/** @param countryCode ISO 3166-1 alpha-2; '' when unknown, which is never pre-checked */
export const isPreChecked = (countryCode: string, isAllowed: boolean) =>
  isAllowed && countryCode !== '' && !RESTRICTED.includes(countryCode.toUpperCase());

/** Opt-in values of a form (spec §3 "Cached form values"), with the publisher's own. */
export type OptInValues = { emailOptIn: boolean; smsOptIn: boolean; callOptIn: boolean; publisherOptIn: boolean };

/**
 * A checkbox and its label. `showName` is a petition's own: it is shown with the opt-ins and is recorded by their rules,
 * but it is no opt-in.
 */
export type OptInOffer = { name: keyof OptInValues | 'showName'; label: string };

/** An opt-in as it is recorded. One that was never in view counts as not asked (contract §8). */
export type AskedOptIn = OptInOffer & { isSeen: boolean };

const CHANNELS = [
  { channel: 'email', name: 'emailOptIn', label: 'form.optInEmail' },
  { channel: 'sms', name: 'smsOptIn', label: 'form.optInSms' },
  { channel: 'call', name: 'callOptIn', label: 'form.optInCall' },
] as const;

/**
 * The opt-ins to show: the channels of the action's partner, then the publisher's newsletter where enabled.
 *
 * @param hasPhone whether the form has a phone number's field; without one, texts and calls could go nowhere
 */
export function optInOffers(t: Translate, partner: Partner | null, widget: Widget, hasPhone: boolean): OptInOffer[] {
  const offers: OptInOffer[] = CHANNELS.filter(
    ({ channel }) => partner?.optIns.includes(channel) && (hasPhone || channel === 'email'),
  ).map(({ name, label }) => ({ name, label: t(label, { name: partner?.name ?? '' }) }));
  if (!widget.offersPublisherOptIn) return offers;
  return [...offers, { name: 'publisherOptIn', label: t('form.optInPublisher', { name: widget.publisher.name }) }];
}

/**
 * Initial values. E-mail is pre-checked where the law allows it. Calls and texts never are: the TCPA (United States)
 * requires express consent.
 */
export function firstOptIns(
  { preCheckOptIn }: Pick<Widget, 'preCheckOptIn'>,
  location: EndUserLocation | null,
): OptInValues {
  const isChecked = isPreChecked(location?.countryCode ?? '', preCheckOptIn);
  return { emailOptIn: isChecked, smsOptIn: false, callOptIn: false, publisherOptIn: isChecked };
}

const isPartners = ({ name }: OptInOffer) => CHANNELS.some((each) => each.name === name);
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
 * Request data of the opt-ins: what the reader agreed to, or not, with the labels that were in view (spec §3). Opt-ins
 * that were not offered leave no record.
 */
export function optInRecords(
  offers: readonly AskedOptIn[],
  values: OptInValues,
  { partner, publisherId }: { partner: Partner | null; publisherId: Widget['publisher']['id'] },
): { optIns?: OptIn[] } {
  const ofPartner = offers.filter(isPartners);
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
