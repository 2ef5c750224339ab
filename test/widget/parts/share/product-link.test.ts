import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type ProductLinkCampaign,
  type ProductLinkContext,
  productLink,
} from '../../../../widget/parts/share/use-product-link.ts';

const context: ProductLinkContext = {
  productBase: 'https://product.test/build',
  shareBase: 'https://w.test/share/',
  pageUrl: 'https://news.test/story',
  isSponsored: false,
  requestId: 'wr-1',
};

const SHARE_PAGE = 'https://w.test/share/wr-1?x=1';

const cases: [
  title: string,
  campaign: ProductLinkCampaign,
  given: Partial<ProductLinkContext>,
  source: string,
  medium: string,
][] = [
  ['an article', 'byo_link', {}, 'ab', 'embed'],
  ['a sponsored article', 'contact_rep', { isSponsored: true }, 'ab', 'sponsored'],
  ['a share page', 'check_registration', { pageUrl: SHARE_PAGE }, 'ab4e', 'share'],
  ['a sponsored share page', 'byo_link', { pageUrl: SHARE_PAGE, isSponsored: true }, 'ab4e', 'share'],
  ['an unknown page', 'byo_link', { pageUrl: '' }, 'ab', 'embed'],
];

for (const [title, campaign, given, source, medium] of cases)
  test(`links to the product’s site from ${title}`, () => {
    const { origin, pathname, searchParams } = new URL(productLink(campaign, { ...context, ...given }));
    assert.is(origin + pathname, 'https://product.test/build');
    assert.equal(Object.fromEntries(searchParams), {
      utm_source: source,
      utm_medium: medium,
      utm_campaign: campaign,
      utm_content: 'wr-1',
    });
  });

test('names no request if there is none', () => {
  assert.not.match(productLink('byo_link', { ...context, requestId: null }), 'utm_content');
});

test('keeps the query of the site’s address', () => {
  const productBase = 'https://product.test/?lang=fr';
  assert.is(new URL(productLink('byo_link', { ...context, productBase })).searchParams.get('lang'), 'fr');
});

test.run();
