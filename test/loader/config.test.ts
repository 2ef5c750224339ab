import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../loader/config.ts';

const PAGE = 'https://news.example/story?id=1#comments';
const ADDRESS = 'https://news.example/story?id=1';

/** Reads a placement on a page at this address, with this canonical one. */
const onPage = (data: DOMStringMap, page = PAGE, canonical?: string) => {
  Object.assign(globalThis, {
    location: new URL(page),
    document: { querySelector: () => (canonical ? { href: canonical } : null) },
  });
  try {
    return readConfig(data);
  } finally {
    for (const name of ['location', 'document']) Reflect.deleteProperty(globalThis, name);
  }
};

const cases: [title: string, source: DOMStringMap, expected: { [key: string]: string }][] = [
  ['names the page where the placement names nothing', {}, { articleUrl: ADDRESS, embedType: '1' }],
  ['takes a request id', { widgetRequestId: 'wr' }, { widgetRequestId: 'wr', embedType: '3' }],
  ['counts a preview id as an id', { widgetPreviewId: 'p' }, { widgetPreviewId: 'p', embedType: '3' }],
  ['takes an empty attribute for none', { widgetRequestId: '', articleUrl: 'u' }, { articleUrl: 'u', embedType: '1' }],
  [
    'takes a present flag for true',
    { sponsored: '', notice: 'false', disableTracking: '' },
    { articleUrl: ADDRESS, embedType: '1', sponsored: 'true', notice: 'true', disableTracking: 'true' },
  ],
  [
    'renames the line item',
    { lineItemId: 'li', adNetworkDomain: 'ads.example' },
    { articleUrl: ADDRESS, embedType: '1', adCampaign: 'li', adNetworkDomain: 'ads.example' },
  ],
];

for (const [title, source, expected] of cases)
  test(title, () => {
    assert.equal(onPage(source), { articleUrlTracking: ADDRESS, ...expected });
  });

test('prefers the canonical address, but reports the page', () => {
  const { articleUrl, articleUrlTracking } = onPage({}, PAGE, 'https://news.example/story') ?? {};
  assert.equal([articleUrl, articleUrlTracking], ['https://news.example/story', ADDRESS]);
});

test('refuses two widgets', () => {
  assert.is(onPage({ widgetRequestId: 'wr', articleUrl: 'u' }), undefined);
});

test('reads mode, variant and mock data from the address of the page, unless the placement has them', () => {
  const { mode, designVariant, mockActionData } =
    onPage({ designVariant: '1' }, `${ADDRESS}&mode=ab4e-test&designVariant=2&mockActionData=call`) ?? {};
  assert.equal([mode, designVariant, mockActionData], ['ab4e-test', '1', 'call']);
});

test.run();
