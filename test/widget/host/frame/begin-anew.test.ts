import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressToBeginWith } from '../../../../widget/host/frame/begin-anew.ts';
import { readParams } from '../../../../widget/host/read-params.ts';

const begin = (search: string, pageUrl: string) =>
  addressToBeginWith(`https://widget.test/widget/${search}`, pageUrl, readParams(search));

for (const [search, pageUrl] of [
  ['?widgetRequestId=wr', 'https://news.test/a'],
  ['?widgetRequestId=wr', 'https://news.test/a?utm_source=x#mode=ab4e-test'],
  ['?widgetRequestId=wr&mode=ab4e-test', 'https://news.test/a?mode=ab4e-preview'],
  ['?widgetRequestId=wr&designVariant=2', 'https://news.test/a?designVariant=3'],
] as const)
  test(`stays as it is with ${search} on ${pageUrl}`, () => assert.is(begin(search, pageUrl), null));

for (const query of ['mode=ab4e-test', 'designVariant=2'])
  test(`begins anew where the page says ${query}`, () => {
    const pageUrl = `https://news.test/a?${query}`;
    const address = begin('?widgetRequestId=wr', pageUrl);
    assert.is(
      address,
      `https://widget.test/widget/?widgetRequestId=wr&articleUrlTracking=${encodeURIComponent(pageUrl)}`,
    );
    assert.is(begin(new URL(address ?? '').search, pageUrl), null, 'once');
  });

test.run();
