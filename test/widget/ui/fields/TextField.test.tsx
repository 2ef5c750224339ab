import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TextField } from '../../../../widget/ui/fields/Field.tsx';
import { translatorFor } from '../../../i18n/locales.ts';
import { acting, render, withDom } from '../../../support/dom.ts';
import { inApp } from '../../support/in-app.tsx';

withDom(test);

async function setUp(first = '') {
  const t = await translatorFor('en-US');
  const content = (error: string) => inApp({ t }, <TextField label="Email" error={error} autoComplete="email" />);
  const { container, rerender } = await render(content(first));
  const input = container.querySelector('input') as HTMLInputElement;
  const live = container.querySelector('[aria-live="polite"]') as HTMLElement;
  return { input, live, container, say: (error: string) => rerender(content(error)) };
}

test('has an empty live region, so that its error is announced', async () => {
  const { live, input, say } = await setUp();
  assert.is(live.textContent, '');
  assert.is(input.getAttribute('aria-describedby'), null);
  await say('Invalid email');
  assert.ok(live.isConnected);
  assert.is(live.textContent, 'Invalid email');
  assert.is(input.getAttribute('aria-describedby'), live.id);
  assert.is(input.getAttribute('aria-invalid'), 'true');
});

test('scrolls the whole field into view on focus and when its error appears', async () => {
  const { input, container, say } = await setUp();
  let reveals = 0;
  const field = container.querySelector('.ca-field') as HTMLElement;
  field.scrollIntoView = () => void reveals++;
  await say('One');
  assert.is(reveals, 0);
  await acting(() => input.focus());
  assert.is(reveals, 1);
  await say('Two');
  assert.is(reveals, 2);
});

test.run();
