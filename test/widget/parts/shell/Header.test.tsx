import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Header } from '../../../../widget/parts/shell/Header.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

type Fields = Record<string, unknown>;

const draw = (fields: Fields, card: Fields = {}, action: Fields = {}) =>
  renderInShell(<Header />, wireWidget([wireCard('c', [wireAction(1, 'petition', action)], card)], fields));

const named = (container: Element, name: string) => container.querySelector<HTMLElement>(`[aria-label="${name}"]`);

const branding: [title: string, fields: Record<string, unknown>, shown: boolean][] = [
  ['shows the product', {}, true],
  ['hides the product if a third party made the widget', { createdByThirdParty: true }, false],
  ['hides the product if the widget is white-labeled', { whitelabeled: true }, false],
];

for (const [title, fields, shown] of branding)
  test(title, async () => {
    const { container } = await draw({ publisherName: 'Gazette', ...fields });
    assert.is(named(container, 'What is Civic Action?') !== null, shown);
    assert.ok(named(container, 'About Gazette'));
  });

test('opens the product’s overlay', async () => {
  const { container, session } = await draw({});
  await acting(() => named(container, 'What is Civic Action?')?.click());
  assert.is(session.overlayVisibleId.value, 'product');
});

test('opens the overlay of the owner whose logo it shows', async () => {
  const { container, session } = await draw({ publisherName: 'Gazette' });
  await acting(() => named(container, 'About Gazette')?.click());
  assert.is(session.overlayVisibleId.value, 'publisher');
  const other = await draw({}, { logoSource: 'partner', partner: { id: 1, name: 'Riders' } });
  await acting(() => named(other.container, 'About Riders')?.click());
  assert.is(other.session.overlayVisibleId.value, 'partner');
});

test('shows the publisher’s header text', async () => {
  const { container } = await draw({}, {}, { customHeader: 'Harbor Week' });
  assert.is(container.querySelector('.ca-custom')?.textContent, 'Harbor Week');
  assert.is((await draw({})).container.querySelector('.ca-custom'), null);
});

const texts: [title: string, fields: Record<string, unknown>, text: string, hasLogo: boolean][] = [
  ['shows the name if there is no logo', {}, 'Gazette', false],
  ['shows only the logo', { publisherLogoName: 'g.svg' }, '', true],
  [
    'shows both if the publisher wants it',
    { publisherLogoName: 'g.svg', publisherShowNameWithLogo: true },
    'Gazette',
    true,
  ],
];

for (const [title, fields, text, hasLogo] of texts)
  test(title, async () => {
    const { container } = await draw({ publisherName: 'Gazette', ...fields });
    const owner = container.querySelector('.ca-owner');
    assert.is(owner?.textContent, text);
    assert.is(owner?.querySelector('img')?.getAttribute('src') ?? null, hasLogo ? 'https://cdn.test/g.svg' : null);
  });

test('shows the name if the logo does not load', async () => {
  const { container } = await draw({ publisherName: 'Gazette', publisherLogoName: 'g.svg' });
  await acting(() => container.querySelector('.ca-owner img')?.dispatchEvent(new Event('error')));
  assert.is(container.querySelector('.ca-owner img'), null);
  assert.is(container.querySelector('.ca-owner')?.textContent, 'Gazette');
});

test('has no button without an owner’s name', async () => {
  const { container } = await draw({ whitelabeled: true });
  assert.is(container.querySelector('button'), null);
});

test.run();
