import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withDom } from '../../../../../support/dom.ts';

withDom(test, { url: 'https://widget.test/widget/?widgetRequestId=wr%201&embedType=3' });

/** Every supported browser has this. */
const { hasOwn } = Object;

const NAMES = { __ORIGIN__: '', __ENDPOINTS__: '{}' };
const told: unknown[] = [];
let requests = 0;
const { fetch } = globalThis;

test.before(async () => {
  Object.assign(globalThis, NAMES);
  globalThis.fetch = async () => {
    requests += 1;
    return Response.json({});
  };
  const parent = { postMessage: (message: unknown) => void told.push(message) };
  Object.defineProperty(globalThis, 'parent', { value: parent, configurable: true });
  Reflect.deleteProperty(window, 'civicActionEarly');
  Reflect.deleteProperty(Object, 'hasOwn');
  try {
    await import('../../../../../../widget/core/host/frame/page/early.ts');
  } finally {
    Object.hasOwn = hasOwn;
  }
});

test.after(() => {
  globalThis.fetch = fetch;
  for (const name of Object.keys(NAMES)) Reflect.deleteProperty(globalThis, name);
});

const NOT_DISPLAYED = { type: 'civicActionNotDisplayed', reason: 'network' };

test('starts nothing in an unsupported browser', () => {
  assert.equal([told, requests, window.civicActionEarly], [[], 0, undefined]);
});

test('in an unsupported browser, restores the page’s content, or shows a link without a loader', () => {
  document.body.innerHTML = '<div id="root"><i>skeleton</i></div>';
  dispatchEvent(new Event('DOMContentLoaded'));
  assert.equal(told, [NOT_DISPLAYED]);
  const [link, ...others] = document.querySelectorAll('#root > *');
  assert.is(others.length, 0);
  assert.is(link?.getAttribute('href'), 'https://widget.test/share/wr%201');
  assert.is(link?.textContent, 'Take action');
});

test('repeats this to a late loader', () => {
  const consent = { data: { type: 'consent', consent: 'auto' }, source: parent, origin: 'https://news.test' };
  dispatchEvent(Object.assign(new Event('message'), consent));
  assert.equal(told, [NOT_DISPLAYED, NOT_DISPLAYED]);
});

test.run();
