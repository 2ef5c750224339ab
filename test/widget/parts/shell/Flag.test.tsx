import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Flag } from '../../../../widget/parts/shell/Flag.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const draw = (representativeSearch: unknown) =>
  renderInShell(<Flag />, wireWidget([wireCard('c', [wireAction(1, 'call', { representativeSearch })])]));

test('shows the country’s flag and names the country', async () => {
  const { container } = await draw({ countryCode: 'GB', adminArea1Codes: ['SCT'] });
  const flag = container.querySelector('img');
  assert.is(flag?.getAttribute('src'), 'https://cdn.test/flags/gb-sct.svg');
  assert.is(flag?.getAttribute('alt'), 'Flag: Scotland');
});

test('leaves no gap if the picture does not load', async () => {
  const { container } = await draw({ countryCode: 'US' });
  await acting(() => container.querySelector('img')?.dispatchEvent(new Event('error')));
  assert.is(container.innerHTML, '');
});

test('shows nothing for an action without a country', async () => {
  const { container } = await draw(null);
  assert.is(container.innerHTML, '');
});

test.run();
