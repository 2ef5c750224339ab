import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isPlacement } from '../../../loader/config.ts';
import { CivicAction, type CivicActionProps, dataOf } from '../../../npm/react/index.tsx';

test.before(() => void Object.assign(globalThis, { __ORIGIN__: '' }));
test.after(() => void Reflect.deleteProperty(globalThis, '__ORIGIN__'));

const ORIGIN = 'https://widgets.example';

const draw = (props: object) =>
  renderToStaticMarkup(<CivicAction {...({ origin: ORIGIN, ...props } as CivicActionProps)} />);

test('draws a placement, its size and a link, without a window', () => {
  assert.is(typeof window, 'undefined');
  const html = draw({ widgetRequestId: 'wr/1', className: 'wide', style: { margin: 8 } });
  assert.match(html, /^<div data-civic-action-react="" class="wide" style="[^"]*max-width:620px;margin:8px">/);
  assert.match(html, 'padding-top:clamp(362px, (480px - 100%) * 1e5, 533px)');
  assert.match(html, `<a href="${ORIGIN}/share/wr%2F1">Take action</a>`);
});

const contents: [props: object, content: string][] = [
  [{ widgetRequestId: 'a', fallback: <b>Act</b> }, '<b>Act</b>'],
  [{ widgetRequestId: 'a', fallback: null }, ''],
  [{ widgetRequestId: 'a', origin: `${ORIGIN}/` }, `<a href="${ORIGIN}/share/a">Take action</a>`],
  [{ widgetRequestId: 'a', origin: undefined }, ''],
  [{ widgetRequestId: 'a', origin: null }, ''],
  [{ widgetRequestId: 'a\ud800' }, `<a href="${ORIGIN}/share/a%EF%BF%BD">Take action</a>`],
  [{ widgetPreviewId: 'a' }, ''],
  [{ articleUrl: 'https://news.example/1' }, ''],
  [{}, ''],
];

for (const [props, content] of contents)
  test(`holds "${content}" with ${Object.keys(props).join(', ') || 'no option'}`, () => {
    assert.ok(draw(props).endsWith(`</canvas>${content}</div>`), draw(props));
  });

const sizes: [props: object, style: string][] = [
  [{ notice: true }, 'padding-top:clamp(386px, (480px - 100%) * 1e5, 565px)'],
  [
    { width: 300, height: 250 },
    'width:300px;min-width:min(80vw, 300px);max-width:100%;height:0;margin-right:-100%;padding-top:250px',
  ],
  [
    { width: -1, height: 9_999 },
    'width:620px;min-width:min(80vw, 300px);max-width:100%;height:0;margin-right:-100%;padding-top:clamp',
  ],
];

for (const [props, style] of sizes)
  test(`reserves a sensible size with ${JSON.stringify(props)}`, () => assert.match(draw(props), style));

test('names every option as the loader does, and leaves out what is not set', () => {
  const data = dataOf({
    widgetRequestId: 7,
    sponsored: true,
    consent: 'denied',
    width: 300,
    height: 250,
    loading: 'lazy',
    notice: true,
    designVariant: 2,
    mode: 'ab4e-test',
    disableTracking: true,
    articleUrlTracking: 'https://news.example/1',
    lineItemId: 8,
    adNetworkDomain: 'ads.example',
    dataLayer: true,
    timings: 'off',
    timingsRate: 0,
  });
  for (const name of Object.keys(data)) assert.ok(isPlacement({ [name]: '' }), name);
  assert.is(Object.keys(data).length, 17);
  assert.is(data.timingsRate, '0');
  assert.equal(dataOf({ sponsored: false, widgetRequestId: '', consent: undefined } as never), {
    widgetRequestId: '',
    embedType: '6',
  });
});

test('says by which type it is embedded', () => {
  const cases = [{ widgetRequestId: 'a' }, { widgetPreviewId: 'a' }, { articleUrl: 'https://news.example/1' }, {}];
  assert.equal(
    cases.map((options) => dataOf(options).embedType),
    ['7', '7', '6', '6'],
  );
});

test.run();
