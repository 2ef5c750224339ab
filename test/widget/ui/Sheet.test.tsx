import { renderToString } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Sheet } from '../../../widget/ui/Sheet.tsx';
import { acting, render, withDom } from '../../support/dom.ts';

withDom(test);

const RED = '.ca-red{color:red}';
const BLUE = '.ca-blue{color:blue}';

const styleIn = (container: Element) => container.querySelector('style') as HTMLStyleElement;
const rulesIn = (container: Element) => [...(styleIn(container).sheet?.cssRules ?? [])].map(({ cssText }) => cssText);

/** Gives each style element this sheet while it draws. */
async function drawnWith(sheet: object | null) {
  const kept = Object.getOwnPropertyDescriptor(HTMLStyleElement.prototype, 'sheet') as PropertyDescriptor;
  Object.defineProperty(HTMLStyleElement.prototype, 'sheet', { ...kept, get: () => sheet });
  try {
    return styleIn((await render(<Sheet css={RED} />)).container).textContent;
  } finally {
    Object.defineProperty(HTMLStyleElement.prototype, 'sheet', kept);
  }
}

test('has its rules once, also after it is drawn again', async () => {
  const { container, rerender } = await render(<Sheet css={RED} />);
  const element = styleIn(container);
  await rerender(<Sheet css={RED} />);
  assert.is(styleIn(container), element);
  assert.is(rulesIn(container).length, 1);
  assert.match(rulesIn(container)[0] ?? '', 'ca-red');
});

test('takes other rules in place of its own', async () => {
  const { container, rerender } = await render(<Sheet css={RED} />);
  await rerender(<Sheet css={BLUE} />);
  assert.is(rulesIn(container).length, 1);
  assert.match(rulesIn(container)[0] ?? '', 'ca-blue');
});

test('leaves the text of a first card as the server drew it', async () => {
  const { document: kept } = globalThis;
  Reflect.deleteProperty(globalThis, 'document');
  const html = renderToString(<Sheet css={RED} />);
  globalThis.document = kept;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const { hydrateRoot } = await import('react-dom/client');
  const root = await acting(() => hydrateRoot(container, <Sheet css={RED} />));
  assert.is(styleIn(container).textContent, RED);
  assert.is(rulesIn(container).length, 1);
  await acting(() => root.unmount());
});

test('is text where a policy allows the element no sheet', async () => {
  assert.is(await drawnWith(null), RED);
});

test('is text where its rules can not be read', async () => {
  const insertRule = () => {
    throw new SyntaxError('Failed to parse the rule');
  };
  assert.is(await drawnWith({ cssRules: [], insertRule }), RED);
});

test.run();
