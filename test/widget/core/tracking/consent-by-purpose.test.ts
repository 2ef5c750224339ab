import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FINGERPRINT, type Permits, undecided } from '../../../../widget/core/model/consent.ts';
import { askConsent } from '../../../../widget/core/tracking/ask-consent.ts';
import { partnerCalls } from '../../../../widget/core/tracking/partners/calls.ts';
import { withDom } from '../../../support/dom.ts';
import {
  type Choices,
  canada,
  eu,
  type Sections,
  startGpp,
  startTcf,
  startUsPrivacy,
  surroundWith,
} from '../../support/frameworks.ts';
import { parsed, wireWidget } from '../../support/wire.ts';

/** Which partners hear of a reader after each choice, as IAB's own libraries encode and tell it. */

withDom(test, { url: 'https://widget.test/widget/' });

const tag = (content: string, terms: object = {}) => ({ type: 'javascript', content, ...terms });

const WIDGET = parsed(
  wireWidget([], {
    iponWeb: ['https://i.test/'],
    facebookPixelIds: ['1'],
    customTrackings: [
      tag('tag'),
      tag('named', { purposes: [1, 7] }),
      tag('profiles', { purposes: [1, 2, 3, 4, 7] }),
      tag('vendor', { purposes: [1, 7], vendor: 755 }),
    ],
  }),
);

/** By what they are, and tags by their content. */
const CALLS = [
  ...partnerCalls(WIDGET, { analytics: { users: 'G-1', events: '' } }).map((call) => ({
    name: call.kind === 'tag' ? call.tag.content : call.kind,
    need: call.need,
  })),
  { name: 'fingerprint', need: FINGERPRINT },
];

const EVERYTHING = CALLS.map(({ name }) => name).join(' ');

type Page = {
  /** `null`: GDPR does not apply */
  tcf?: Choices | null;
  isScreenOpen?: boolean;
  gpp?: Sections;
  isUnsettled?: boolean;
  usPrivacy?: string;
};

const stops: (() => void)[] = [];
test.after.each(() => {
  for (const stop of stops.splice(0)) stop();
});

/** @returns what is permitted now, and the frameworks' ways to choose otherwise */
function openIn({ tcf, isScreenOpen, gpp, isUnsettled, usPrivacy }: Page) {
  const chooseTcf = tcf === undefined ? null : startTcf(tcf, isScreenOpen);
  const chooseGpp = gpp === undefined ? null : startGpp(gpp, !isUnsettled);
  const chooseUsPrivacy = usPrivacy === undefined ? null : startUsPrivacy(usPrivacy);
  surroundWith(
    [chooseTcf && '__tcfapi', chooseGpp && '__gpp', chooseUsPrivacy && '__uspapi'].filter((name) => name !== null),
  );
  let permits: Permits = undecided;
  stops.push(
    askConsent((next) => {
      permits = next;
    }, false),
  );
  const permitted = () =>
    CALLS.filter(({ need }) => permits(need))
      .map(({ name }) => name)
      .join(' ');
  return { permitted, chooseTcf, chooseGpp };
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const BUT_FINGERPRINT = 'analytics pixel impression tag named profiles vendor';
const US_FINE = { SaleOptOut: 2, SharingOptOut: 2, TargetedAdvertisingOptOut: 2 };

/** The same choices in TCF and in GPP's section for the European Union. */
const chosen: [title: string, choices: Choices, expected: string][] = [
  ['nothing', {}, ''],
  ['purpose 1 only', { purposes: [1] }, ''],
  ['purpose 1 only, and every vendor', { purposes: [1], vendors: [10, 755] }, ''],
  ['storage and measuring', { purposes: [1, 7] }, 'impression named'],
  ['measuring, and the vendor', { purposes: [1, 7], vendors: [755] }, 'impression named vendor'],
  ['measuring, and another vendor', { purposes: [1, 7], vendors: [10] }, 'impression named'],
  ['measuring without storage', { purposes: [7], vendors: [755] }, ''],
  ['analytics', { purposes: [1, 7, 8] }, 'analytics impression named'],
  ['measuring content alone', { purposes: [1, 8] }, ''],
  ['advertisements', { purposes: [1, 2, 7] }, 'pixel impression named'],
  ['advertisements, and profiles', { purposes: [1, 2, 3, 4, 7] }, 'pixel impression named profiles'],
  ['all that any partner does', { purposes: [1, 2, 7, 8] }, 'analytics pixel impression tag named'],
  ['every purpose and no vendor', { purposes: ALL }, 'analytics pixel impression tag named profiles'],
  ['every purpose and vendor', { purposes: ALL, vendors: [10, 755] }, BUT_FINGERPRINT],
  ['everything', { purposes: ALL, vendors: [10, 755], specialFeatures: [1, 2] }, EVERYTHING],
  ['all but storage', { purposes: ALL.slice(1), vendors: [755], specialFeatures: [2] }, ''],
  ['storage and the device’s features', { purposes: [1], specialFeatures: [2] }, 'fingerprint'],
  ['storage and the exact place', { purposes: [1], specialFeatures: [1] }, ''],
  ['storage, the rest by legitimate interest', { purposes: [1], legitimateInterests: [2, 7, 8, 9, 10] }, ''],
  [
    'everything, where the publisher forbids it the vendor',
    { purposes: ALL, vendors: [755], restricts: ['forbids', 7, 755] },
    'analytics pixel impression tag named profiles',
  ],
  [
    'everything, where the publisher has the vendor go by another basis',
    { purposes: ALL, vendors: [755], restricts: ['asksInterest', 7, 755] },
    'analytics pixel impression tag named profiles',
  ],
  [
    'everything, where the publisher has the vendor go by consent',
    { purposes: ALL, vendors: [755], restricts: ['asksConsent', 7, 755] },
    BUT_FINGERPRINT,
  ],
  [
    'everything, where the publisher restricts another vendor',
    { purposes: ALL, vendors: [10, 755], restricts: ['forbids', 7, 10] },
    BUT_FINGERPRINT,
  ],
];

for (const [title, choices, expected] of chosen) {
  test(`TCF, ${title}: ${expected || 'nobody'}`, () => assert.is(openIn({ tcf: choices }).permitted(), expected));
  test(`GPP for the EU, ${title}: ${expected || 'nobody'}`, () =>
    assert.is(openIn({ gpp: { tcfeuv2: eu(choices) } }).permitted(), expected));
}

const ALL_CHOSEN = { purposes: ALL, vendors: [10, 755], specialFeatures: [1, 2] };

const others: [title: string, page: Page, expected: string][] = [
  ['TCF where GDPR does not apply', { tcf: null }, EVERYTHING],
  ['TCF while its screen is open', { tcf: ALL_CHOSEN, isScreenOpen: true }, ''],
  ['GPP that is not ready', { gpp: { tcfeuv2: eu(ALL_CHOSEN) }, isUnsettled: true }, ''],
  ['Canada, purpose 1 only', { gpp: { tcfcav1: canada({ purposes: [1] }) } }, ''],
  [
    'Canada, measuring and the vendor',
    { gpp: { tcfcav1: canada({ purposes: [1, 7], vendors: [755] }) } },
    'impression named vendor',
  ],
  [
    'Canada, measuring, and the vendor by implication',
    { gpp: { tcfcav1: canada({ purposes: [1, 7] }, { vendors: [755] }) } },
    'impression named',
  ],
  ['Canada, everything by implication', { gpp: { tcfcav1: canada({}, ALL_CHOSEN) } }, ''],
  ['Canada, analytics', { gpp: { tcfcav1: canada({ purposes: [1, 7, 8] }) } }, 'analytics impression named'],
  [
    'Canada, storage and the device’s features',
    { gpp: { tcfcav1: canada({ purposes: [1], specialFeatures: [2] }) } },
    'fingerprint',
  ],
  ['Canada, everything', { gpp: { tcfcav1: canada(ALL_CHOSEN) } }, EVERYTHING],
  ['United States, no opt-out', { gpp: { usnat: US_FINE } }, EVERYTHING],
  ['United States, opted out of sale', { gpp: { usnat: { ...US_FINE, SaleOptOut: 1 } } }, ''],
  ['United States, opted out of sharing', { gpp: { usnat: { ...US_FINE, SharingOptOut: 1 } } }, ''],
  ['United States, opted out by the browser', { gpp: { usnat: { ...US_FINE, Gpc: true } } }, ''],
  ['California, opted out of sale', { gpp: { usca: { SaleOptOut: 1, SharingOptOut: 2 } } }, ''],
  ['the older section, opted out', { gpp: { uspv1: { Notice: 'Y', OptOutSale: 'Y', LspaCovered: 'N' } } }, ''],
  ['the older section, not', { gpp: { uspv1: { Notice: 'Y', OptOutSale: 'N', LspaCovered: 'N' } } }, EVERYTHING],
  ['US Privacy, not opted out', { usPrivacy: '1YNN' }, EVERYTHING],
  ['US Privacy, opted out', { usPrivacy: '1YYN' }, ''],
  ['US Privacy that does not apply, at first', { usPrivacy: '1---' }, ''],
  ['the older section that does not apply, at first', { gpp: { uspv1: { OptOutSale: '-' } } }, ''],
  [
    'US Privacy that does not apply, TCF with measuring',
    { tcf: { purposes: [1, 7] }, usPrivacy: '1---' },
    'impression named',
  ],
  ['US Privacy that cannot be read', { usPrivacy: 'yes' }, ''],
  ['TCF with everything, US Privacy opted out', { tcf: ALL_CHOSEN, usPrivacy: '1YYN' }, ''],
  ['TCF where GDPR does not apply, US Privacy not opted out', { tcf: null, usPrivacy: '1YNN' }, EVERYTHING],
  [
    'TCF with everything, GPP with measuring',
    { tcf: ALL_CHOSEN, gpp: { tcfeuv2: eu({ purposes: [1, 7] }) } },
    'impression named',
  ],
  ['the EU refused, the United States not', { gpp: { tcfeuv2: eu({}), usnat: US_FINE } }, ''],
  [
    'the EU measuring, the United States fine',
    { gpp: { tcfeuv2: eu({ purposes: [1, 7] }), usnat: US_FINE } },
    'impression named',
  ],
];

for (const [title, page, expected] of others)
  test(`${title}: ${expected || 'nobody'}`, () => assert.is(openIn(page).permitted(), expected));

test('follows a reader who changes their mind in TCF', () => {
  const { permitted, chooseTcf } = openIn({ tcf: {}, isScreenOpen: true });
  chooseTcf?.(ALL_CHOSEN);
  assert.is(permitted(), EVERYTHING);
  chooseTcf?.({ purposes: [1] }, true);
  assert.is(permitted(), EVERYTHING, 'the screen is open');
  chooseTcf?.({ purposes: [1] });
  assert.is(permitted(), '');
});

test('follows a reader who changes their mind in GPP', () => {
  const { permitted, chooseGpp } = openIn({ gpp: { tcfeuv2: eu(ALL_CHOSEN) } });
  assert.is(permitted(), EVERYTHING);
  chooseGpp?.({ tcfeuv2: eu({ purposes: [1, 7] }) });
  assert.is(permitted(), 'impression named');
});

test.run();
