import * as fc from 'fast-check';
import { is } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GetActionsRequest } from '../../../../widget/core/api/wire.ts';
import { countWidgetKeys, genericFields, type Params, widgetRequest } from '../../../../widget/core/config/params.ts';
import { readParams } from '../../../../widget/core/config/read-params.ts';

const ABSENT: Params = {
  widgetRequestId: null,
  widgetPreviewId: null,
  articleUrl: null,
  embedType: 5,
  articleUrlTracking: null,
  sponsored: false,
  adCampaign: null,
  adNetworkDomain: null,
  notice: false,
  width: null,
  height: null,
  disableTracking: false,
  consent: null,
  mode: null,
  designVariant: null,
  colorScheme: null,
  mockActionData: null,
  begin: null,
  amount: null,
  currency: null,
  search: '',
};

const cases: [search: string, expected: Partial<Params>][] = [
  ['', {}],
  ['?', {}],
  ['?unknown=1&route=/poll', {}],
  ['?widgetRequestId=wr-1', { widgetRequestId: 'wr-1' }],
  ['?widgetRequestId=12', { widgetRequestId: '12' }],
  ['?widgetRequestId=', {}],
  ['?widgetPreviewId=p', { widgetPreviewId: 'p' }],
  ['?articleUrl=https%3A%2F%2Fa.test%2F%3Fx%3D1%26y', { articleUrl: 'https://a.test/?x=1&y' }],
  ['?articleUrlTracking=https%3A%2F%2Fa.test%2F', { articleUrlTracking: 'https://a.test/' }],
  ['?sponsored=true', { sponsored: true }],
  ['?sponsored=1', {}],
  ['?sponsored', {}],
  ['?sponsored=TRUE', {}],
  ['?notice=true', { notice: true }],
  ['?notice=false', {}],
  ['?disableTracking=true', { disableTracking: true }],
  ['?disableTracking=yes', {}],
  ['?adCampaign=li&adNetworkDomain=ads.test', { adCampaign: 'li', adNetworkDomain: 'ads.test' }],
  ['?width=300&height=250.5', { width: 300, height: 250.5 }],
  ['?width=0&height=-5', {}],
  ['?width=wide&height=NaN', {}],
  ['?width=Infinity&height=+', {}],
  ['?consent=denied', { consent: 'denied' }],
  ['?consent=granted', { consent: 'granted' }],
  ['?consent=deny', { consent: 'deny' }],
  ['?consent=', {}],
  ['?mode=ab4e-preview', { mode: 'ab4e-preview' }],
  ['?designVariant=3', { designVariant: 3 }],
  ['?designVariant=0', { designVariant: 0 }],
  ['?designVariant=three', {}],
  ['?mockActionData=poll', { mockActionData: 'poll' }],
  [
    '?articleUrlTracking=https%3A%2F%2Fa.test%2F%3Fmode%3Dab4e-test%26designVariant%3D2%26mockActionData%3Dpoll%23mode=x',
    {
      articleUrlTracking: 'https://a.test/?mode=ab4e-test&designVariant=2&mockActionData=poll#mode=x',
      mode: 'ab4e-test',
      designVariant: 2,
      mockActionData: 'poll',
    },
  ],
  [
    '?designVariant=1&articleUrlTracking=a.test%3FdesignVariant%3D2',
    { articleUrlTracking: 'a.test?designVariant=2', designVariant: 1 },
  ],
  ['?embedType=8', {}],
  ['?embedType=-1', {}],
  ['?embedType=1.5', {}],
  ['?embedType=one', {}],
  ['?embedType=', {}],
  ...Array.from({ length: 8 }, (_, embedType): [string, Partial<Params>] => [`?embedType=${embedType}`, { embedType }]),
];

for (const [search, expected] of cases)
  test(`reads "${search}" as ${JSON.stringify(expected)}`, () => {
    assert.equal(readParams(search), { ...ABSENT, ...expected, search });
  });

test('never throws for any address', () => {
  fc.assert(
    fc.property(fc.string(), (search) => {
      const { embedType, width, height } = readParams(search);
      assert.ok(embedType >= 0 && embedType < 8);
      assert.ok((width ?? 1) > 0 && (height ?? 1) > 0);
    }),
  );
});

for (const [search, count] of [
  ['', 0],
  ['?widgetRequestId=1', 1],
  ['?widgetRequestId=1&articleUrl=', 1],
  ['?widgetRequestId=1&widgetPreviewId=2', 2],
  ['?widgetRequestId=1&widgetPreviewId=2&articleUrl=u', 3],
] as const)
  test(`counts ${count} ways to name a widget in "${search}"`, () => {
    assert.is(countWidgetKeys(readParams(search)), count);
  });

for (const [search, expected] of [
  ['', {}],
  ['?adCampaign=li', { adCampaign: 'li' }],
  ['?adCampaign=&adNetworkDomain=ads.test', { adNetworkDomain: 'ads.test' }],
] as const)
  test(`adds ${JSON.stringify(expected)} to every post for "${search}"`, () => {
    assert.equal(genericFields(readParams(search)), expected);
  });

test('requests the widget that the address names, with the page’s address', () => {
  const request = widgetRequest(readParams('?widgetRequestId=wr&embedType=3&sponsored=true'), 'https://news.test/');
  assert.equal(request, {
    widgetEmbedType: 3,
    articleUrlTracking: 'https://news.test/',
    sponsored: true,
    widgetRequestId: 'wr',
  });
  assert.ok(is(request, GetActionsRequest));
});

test('prefers the address that the publisher gave to the page’s', () => {
  const params = readParams('?articleUrl=https://a.test/&articleUrlTracking=https://t.test/');
  assert.is(widgetRequest(params, 'https://news.test/').articleUrlTracking, 'https://t.test/');
});

test.run();
