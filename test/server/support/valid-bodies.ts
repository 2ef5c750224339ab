import * as bodies from './bodies.ts';

const ADDRESS = {
  streetNo: '12',
  street: 'Ferry St',
  city: 'Newark',
  county: 'Essex',
  adminArea1Code: 'NJ',
  adminArea1Name: 'New Jersey',
  countryCode: 'US',
  postalCode: '07105',
  zipCode: '07105',
  formattedAddress: '12 Ferry St, Newark, NJ 07105',
  latitude: 40.73,
  longitude: -74.17,
};

const PHONE = { countryCode: 'US', nationalNumber: '2015550123' };
const LOCATION = { latitude: 40.7, longitude: -74.2 };

/** The fields about the page, which every submission carries. */
const CONTEXT = {
  widgetId: 1001,
  widgetCardId: 2001,
  articleId: 1,
  articleUrlTracking: 'https://harborgazette.example/2026/10/last-boat-leaves-too-early/?utm_source=x',
  partnerName: 'Ferry Riders',
  partnerId: 1,
  publisherId: 1,
  publishedDate: '2026-10-01',
  widgetType: 0,
  widgetEmbedType: 3,
  issueId: 1,
  subIssueId: 2,
  actionOrder: 1,
  location: LOCATION,
  sponsored: false,
  actionCompletedTime: 12.5,
  adNetworkDomain: 'network.example',
  adCampaign: 'spring',
  analyticsClientId: '1.2',
  googleAnalyticsUserId: 'u',
  googleAnalyticsEventUserId: 'e',
  fingerprint: 'eA==',
};

const OPT_INS = [
  { partnerId: 1, isOptedInToPartnerEmail: true, isOptedInToPartnerSMS: false, isOptedInToPartnerCall: false },
  { publisherId: 1, isOptedInToPublisherEmail: true, recordedLabelSeen: 'News from the Gazette' },
];

const NAMED = { prefix: 'Ms.', middleName: 'King', suffix: 'II' };
const SEARCH = {
  id: 1,
  countryCode: 'US',
  levels: [0],
  roles: [0, 1],
  adminArea1Codes: ['NJ'],
  districtIds: ['NJ-10'],
};

const letter = bodies.letter({ ...CONTEXT, ...NAMED, phoneNumber: PHONE, address: ADDRESS, optIns: OPT_INS });
const vote = bodies.vote({ ...CONTEXT, text: 'A public park', skipEndCard: false, userAnswerId: 'unknown' });
const call = bodies.aCall({ ...CONTEXT, callActionCompletionId: 'unknown' });

/** A valid body for each call, with every field that clients send. */
export const VALID: Record<string, Record<string, unknown>> = {
  [bodies.GET_ACTIONS]: { ...CONTEXT, widgetRequestId: 'wr-petition' },
  'Widget/GetEndUserLocation': {},
  [bodies.PETITION]: bodies.signature({
    ...CONTEXT,
    ...NAMED,
    phoneNumber: '+12015550123',
    address: ADDRESS,
    optIns: OPT_INS,
  }),
  [bodies.OPINION]: bodies.opinion({ ...CONTEXT, ...NAMED, phoneNumber: PHONE, address: ADDRESS, optIns: OPT_INS }),
  [bodies.SIGNUP]: bodies.signUp({ ...CONTEXT, phone: PHONE, optIns: OPT_INS }),
  [bodies.CHECK_REGISTRATION]: bodies.registration({ ...CONTEXT, optIns: OPT_INS }),
  [bodies.TWEET]: { ...CONTEXT, id: 3052, text: 'Bring back the ferry' },
  [bodies.POLL]: vote,
  [bodies.UPDATE_POLL]: vote,
  [bodies.QUIZ]: { ...vote, ...bodies.guess() },
  [bodies.VIDEO]: bodies.viewing(CONTEXT),
  [bodies.INITIATE_DONATION]: { ...CONTEXT, id: 7001, paymentMethod: 0, amount: 25, currency: 'USD' },
  [bodies.DONATION]: {
    ...CONTEXT,
    id: 7001,
    user: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', address: { zipCode: '07105' } },
    optIns: OPT_INS,
    dedication: 'In honor of Grace',
    trackingId: 'unknown',
    paymentNonce: 'nonce',
    currency: 'USD',
    paymentProvider: 'CreditCard',
    deviceData: '{}',
  },
  [bodies.PAYMENT_AUTHORIZED]: { ...CONTEXT, id: 7001, trackingId: 'unknown' },
  [bodies.LINK]: bodies.opening({ ...CONTEXT, isVisual: false }),
  [bodies.SPEEDOMETER]: bodies.reading({ ...CONTEXT, answerId: 1 }),
  [bodies.UPDATE_SPEEDOMETER]: bodies.reading({ ...CONTEXT, answerId: 'unknown' }),
  [bodies.SENTIMENT]: bodies.sentiment(CONTEXT),
  [bodies.UPDATE_SENTIMENT]: bodies.sentiment({ ...CONTEXT, answerId: 'unknown' }),
  [bodies.CALL]: call,
  [bodies.UPDATE_CALL]: call,
  [bodies.EMAIL]: letter,
  [bodies.VIDEO_EMAIL]: letter,
  [bodies.TEST_EMAIL]: letter,
  [bodies.RECORD_VIDEO]: { ...CONTEXT, id: 3070, videoName: 'me.webm', videoId: 'unknown', earlierKey: 'unknown' },
  [bodies.ACTIVITY]: bodies.activity({
    ...CONTEXT,
    widgetRequestId: 'wr-poll',
    eventData: 'Facebook',
    actions: [
      {
        id: 3101,
        actionId: 3101,
        type: 'poll',
        partnerId: 1,
        order: 1,
        issueId: 1,
        isVisual: false,
        subIssueId: 2,
        widgetCardId: 2001,
        cancelledTime: 3.5,
        skipEndCard: false,
        variationName: '1',
      },
    ],
    isFallbackAction: false,
    mode: 'other',
  }),
  [bodies.TIMINGS]: {
    widgetRequestId: 'wr-poll',
    articleUrlTracking: 'https://harborgazette.example/',
    embedType: 3,
    version: '0.1.0',
    effectiveConnectionType: '4g',
    stages: { config: 1, adblock: 210, frame: 2, load: 100, ready: 120, loaded: 300, visible: 1300 },
  },
  [bodies.FOR_PREVIEW]: {
    representativeSearch: SEARCH,
    userIPLocation: { countryCode: 'US', adminArea1Code: 'NJ', city: 'Newark', zip: '07105', lat: 40.73, lon: -74.17 },
  },
  [bodies.FOR_CONTACT]: { representativeSearch: SEARCH, address: ADDRESS },
  [bodies.PAIRS]: {
    enteredAddress: '12 Ferry St, Newark, NJ 07105',
    enteredAddressLatitude: 40.73,
    enteredAddressLongitude: -74.17,
    geolocatedCountry: 'US',
    geolocatedLatitude: 40.7,
    geolocatedLongitude: -74.2,
  },
};
