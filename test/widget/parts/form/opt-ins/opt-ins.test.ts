import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Partner } from '../../../../../widget/core/model/partner.ts';
import type { Widget } from '../../../../../widget/core/model/widget.ts';
import {
  firstOptIns,
  isPreChecked,
  type OptInOffer,
  type OptInValues,
  optInOffers,
  optInRecords,
} from '../../../../../widget/parts/form/opt-ins/opt-ins.ts';
import { translatorFor } from '../../../../i18n/locales.ts';

/** Spec §3: the 27 countries of the EU, with EL for Greece, and GB and CA. ISO's code for Greece is GR. */
const RESTRICTED = `AT BE BG CY CZ DE DK EE EL GR ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK GB CA gb Ca`;

for (const country of RESTRICTED.split(' '))
  test(`presumes no consent in ${country}`, () => {
    assert.is(isPreChecked(country, true), false);
  });

for (const country of ['US', 'us', 'AU', 'NZ', 'NO', 'CH'])
  test(`presumes consent in ${country} if the widget allows it`, () => {
    assert.is(isPreChecked(country, true), true);
    assert.is(isPreChecked(country, false), false);
  });

test('presumes no consent in an unknown country', () => {
  assert.is(isPreChecked('', true), false);
});

const t = await translatorFor('en-US');

const partner = (optIns: string[]) => ({ id: 5, name: 'Bridges', optIns }) as unknown as Partner;
const widget = (more: object = {}) =>
  ({
    publisher: { id: 54, name: 'The Gazette' },
    firstLocation: { countryCode: 'US' },
    preCheckOptIn: true,
    offersPublisherOptIn: false,
    ...more,
  }) as unknown as Widget;

const yes: OptInValues = { emailOptIn: true, smsOptIn: true, callOptIn: true, publisherOptIn: true };
const no: OptInValues = { emailOptIn: false, smsOptIn: false, callOptIn: false, publisherOptIn: false };

test('offers the partner’s opt-ins, and the publisher’s separately', () => {
  const labels = (optIns: string[], more = {}) =>
    optInOffers(t, partner(optIns), widget(more), true).map(({ label }) => label);
  assert.equal(labels(['email']), ['Email me updates from Bridges']);
  assert.equal(labels(['sms', 'call']), ['Text me updates from Bridges', 'Bridges may call me']);
  assert.equal(labels([]), []);
  assert.equal(labels(['email'], { offersPublisherOptIn: true }), [
    'Email me updates from Bridges',
    'Email me news from The Gazette',
  ]);
  assert.equal(optInOffers(t, null, widget(), true), []);
});

test('offers texts and calls only beside a phone number', () => {
  const names = (hasPhone: boolean) =>
    optInOffers(t, partner(['email', 'sms', 'call']), widget({ offersPublisherOptIn: true }), hasPhone).map(
      ({ name }) => name,
    );
  assert.equal(names(false), ['emailOptIn', 'publisherOptIn']);
  assert.equal(names(true), ['emailOptIn', 'smsOptIn', 'callOptIn', 'publisherOptIn']);
});

test('presumes consent to email only', () => {
  const { firstLocation } = widget();
  assert.equal(firstOptIns(widget(), firstLocation), { ...no, emailOptIn: true, publisherOptIn: true });
  assert.equal(firstOptIns(widget(), null), no);
  assert.equal(firstOptIns(widget({ preCheckOptIn: false }), firstLocation), no);
});

const seen = (offers: readonly OptInOffer[], ...unseen: string[]) =>
  offers.map((offer) => ({ ...offer, isSeen: !unseen.includes(offer.name) }));

const recordsFor = (optIns: string[], values: OptInValues, more = {}) => {
  const who = partner(optIns);
  return optInRecords(seen(optInOffers(t, who, widget(more), true)), values, { partner: who, publisherId: 54 });
};

test('records the answers and the labels that were shown', () => {
  const record = {
    partnerId: 5,
    isOptedInToPartnerEmail: true,
    isOptedInToPartnerSMS: false,
    isOptedInToPartnerCall: false,
    recordedLabelSeen: 'Email me updates from Bridges',
  };
  assert.equal(recordsFor(['email'], yes), { optIns: [record] });
  assert.equal(recordsFor(['email'], no), { optIns: [{ ...record, isOptedInToPartnerEmail: false }] });
});

test('records nothing if partner opt-ins are not enabled', () => {
  assert.equal(recordsFor([], yes), {});
  assert.equal(optInRecords([], yes, { partner: null, publisherId: 54 }), {});
});

test('records a box that was never in view as a refusal without a label', () => {
  const who = partner(['email', 'sms']);
  const offers = optInOffers(t, who, widget({ offersPublisherOptIn: true }), true);
  const some = optInRecords(seen(offers, 'smsOptIn', 'publisherOptIn'), yes, { partner: who, publisherId: 54 });
  assert.equal(some, {
    optIns: [
      {
        partnerId: 5,
        isOptedInToPartnerEmail: true,
        isOptedInToPartnerSMS: false,
        isOptedInToPartnerCall: false,
        recordedLabelSeen: 'Email me updates from Bridges',
      },
      { publisherId: 54, isOptedInToPublisherEmail: false },
    ],
  });
  const [none] =
    optInRecords(seen(offers, 'emailOptIn', 'smsOptIn'), yes, { partner: who, publisherId: 54 }).optIns ?? [];
  assert.equal(none, {
    partnerId: 5,
    isOptedInToPartnerEmail: false,
    isOptedInToPartnerSMS: false,
    isOptedInToPartnerCall: false,
  });
});

test('records the publisher’s and the partner’s opt-ins separately', () => {
  const { optIns } = recordsFor(['email', 'sms'], yes, { offersPublisherOptIn: true });
  assert.is(optIns?.[0]?.recordedLabelSeen, 'Email me updates from Bridges\nText me updates from Bridges');
  assert.equal(optIns?.[1], {
    publisherId: 54,
    isOptedInToPublisherEmail: true,
    recordedLabelSeen: 'Email me news from The Gazette',
  });
});

test('takes a petition’s box for a name for no opt-in', () => {
  const showName = { name: 'showName', label: 'Show my name', isSeen: true } as const;
  const who = partner(['email']);
  assert.equal(optInRecords([showName], yes, { partner: who, publisherId: 54 }), {});
  const offers = [...seen(optInOffers(t, who, widget({}), true)), showName];
  const [record] = optInRecords(offers, yes, { partner: who, publisherId: 54 }).optIns ?? [];
  assert.is(record?.recordedLabelSeen, 'Email me updates from Bridges');
});

test.run();
