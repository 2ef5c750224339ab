import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressToReload } from '../../../../../widget/core/host/frame/reload-with.ts';

const ADDRESS = 'https://widget.test/widget/';
const begin = (search: string, told: { [option: string]: string }) =>
  addressToReload(ADDRESS + search, { type: 'consent', consent: 'auto', ...told });

const PAGE = 'https://news.test/a';

for (const [search, told] of [
  ['?widgetRequestId=wr', { articleUrlTracking: PAGE }],
  ['?widgetRequestId=wr', { articleUrlTracking: `${PAGE}?utm_source=x#mode=ab4e-test` }],
  ['?widgetRequestId=wr', { articleUrlTracking: `${PAGE}?sponsored=true`, width: '300', disableTracking: 'true' }],
  ['?widgetRequestId=wr&mode=ab4e-test', { articleUrlTracking: `${PAGE}?mode=ab4e-preview` }],
  ['?widgetRequestId=wr', { articleUrlTracking: `${PAGE}?mode=dark` }],
  ['?widgetRequestId=wr', { articleUrlTracking: `${PAGE}?designVariant=b` }],
  ['?widgetRequestId=wr&designVariant=2', { designVariant: '3' }],
  ['?articleUrlTracking=https%3A%2F%2Fa.test%2F%3Fmode%3Dab4e-test', { mode: 'ab4e-preview' }],
] as const)
  test(`does not reload ${search} for ${JSON.stringify(told)}`, () => assert.is(begin(search, told), null));

for (const [told, added] of [
  [{ articleUrlTracking: `${PAGE}?mode=ab4e-test` }, '&mode=ab4e-test'],
  [{ articleUrlTracking: `${PAGE}?designVariant=2` }, '&designVariant=2'],
  [{ mode: 'ab4e-test', articleUrlTracking: `${PAGE}?mode=ab4e-preview` }, '&mode=ab4e-test'],
  [{ sponsored: 'true' }, '&sponsored=true'],
] as const)
  test(`reloads once for ${JSON.stringify(told)}`, () => {
    const address = begin('?widgetRequestId=wr', told);
    assert.is(address, `${ADDRESS}?widgetRequestId=wr${added}`);
    assert.is(begin(new URL(address ?? '').search, told), null);
  });

test('a reader who has acted keeps what they did, unless it is a test', () => {
  const late = (told: { [option: string]: string }) =>
    addressToReload(`${ADDRESS}?widgetRequestId=wr`, { type: 'consent', consent: 'auto', ...told }, true);
  assert.is(late({ designVariant: '2', sponsored: 'true' }), null);
  assert.match(late({ designVariant: '2', mode: 'ab4e-test' }) ?? '', /wr&mode=ab4e-test$/);
});

test.run();
