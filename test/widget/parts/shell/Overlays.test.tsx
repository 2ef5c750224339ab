import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../widget/actions/registry.ts';
import { createScreens } from '../../../../widget/core/app/screens/screens.ts';
import type { OverlayId } from '../../../../widget/core/session/store.ts';
import { cards } from '../../../../widget/parts/cards/index.ts';
import { Overlays } from '../../../../widget/parts/shell/Overlays.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

type Fields = Record<string, unknown>;

async function open(id: OverlayId, fields: Fields = {}, card: Fields = {}, route = '/petition') {
  const type = route.split('/')[1] as 'petition' | 'donation';
  const wire = wireWidget([wireCard('c', [wireAction(1, type)], card)], fields);
  const screens = createScreens({ kinds, cards });
  await screens.loadKind(type);
  const { container, session } = await renderInShell(<Overlays />, wire, route, { screens });
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  assert.is(dialog.open, false);
  await acting(() => session.setOverlay(id));
  return { dialog, session, panel: () => dialog.querySelector('.ca-overlay') };
}

const partnerCard = (fields: Fields) => ({ logoSource: 'partner', partner: { id: 1, name: 'Riders', ...fields } });

test('shows the publisher’s logo, name and description', async () => {
  const { dialog, panel } = await open('publisher', {
    publisherName: 'Gazette',
    publisherLogoName: 'g.svg',
    publisherDescription: 'News since 1887',
  });
  assert.is(dialog.open, true);
  assert.is(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent, 'Gazette');
  assert.is(panel()?.querySelector('img')?.getAttribute('src'), 'https://cdn.test/g.svg');
  assert.match(panel()?.textContent ?? '', 'News since 1887');
});

test('says that there is no information about a partner without a description', async () => {
  const { panel } = await open('partner', {}, partnerCard({}));
  assert.match(panel()?.textContent ?? '', 'No information about Riders yet.');
});

test('describes the product and links to its site in a new window', async () => {
  const { panel } = await open('product');
  const link = panel()?.querySelector('a');
  const { origin, searchParams } = new URL(link?.href ?? '');
  assert.equal([origin, link?.target, link?.rel], ['https://p.test', '_blank', 'noopener']);
  assert.is(searchParams.get('utm_campaign'), 'byo_link');
  const own = [...(panel()?.querySelectorAll('a') ?? [])].find(({ textContent }) =>
    textContent?.startsWith('Build your own'),
  );
  assert.match(own?.href ?? '', 'utm_campaign=byo_link');
});

for (const [route, id, side] of [
  ['/donation/details', 'partner', 'left'],
  ['/donation/details', 'publisher', 'right'],
  ['/donation/start', 'partner', 'right'],
  ['/donation/success', 'partner', 'right'],
  ['/petition', 'partner', 'right'],
] as const)
  test(`slides the ${id} in from the ${side} on ${route}`, async () => {
    const { panel } = await open(id, {}, partnerCard({}), route);
    assert.is(panel()?.getAttribute('data-from'), side);
  });

const ways: [title: string, close: (dialog: HTMLDialogElement) => void][] = [
  ['its button', (dialog) => dialog.querySelector<HTMLElement>('button')?.click()],
  ['a click outside', (dialog) => dialog.click()],
  ['Escape', (dialog) => dialog.close()],
];

for (const [title, close] of ways)
  test(`is closed by ${title}`, async () => {
    const { dialog, session } = await open('product');
    await acting(() => close(dialog));
    assert.is(session.overlayVisibleId.value, null);
    assert.is(dialog.open, false);
    assert.is(dialog.querySelector('.ca-overlay'), null);
  });

test('stays open after a click inside', async () => {
  const { dialog, session } = await open('product');
  await acting(() => dialog.querySelector('h2')?.click());
  assert.is(session.overlayVisibleId.value, 'product');
});

test('shows no picture that does not load', async () => {
  const { panel } = await open('partner', {}, partnerCard({ logoUrl: 'https://r.example/l.png' }));
  await acting(() => panel()?.querySelector('img')?.dispatchEvent(new Event('error')));
  assert.is(panel()?.querySelector('img'), null);
});

test.run();
