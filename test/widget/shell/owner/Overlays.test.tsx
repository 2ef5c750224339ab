import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { App } from '../../../../widget/app/app.ts';
import type { OverlayId } from '../../../../widget/session/store.ts';
import { Overlays } from '../../../../widget/shell/owner/Overlays.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

type Fields = Record<string, unknown>;

/** @param name the screen that is shown; the kind's form is on the right on `details` */
async function open(id: OverlayId, fields: Fields = {}, card: Fields = {}, name = 'main') {
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition')], card)], fields);
  const screens = {
    kindOf: () => ({ screensWithFormOnRight: ['details'] }),
    nameAt: () => name,
  } as unknown as App['screens'];
  const { container, session } = await renderInShell(<Overlays />, wire, '/petition', { screens });
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

test('slides the partner in from the left if the form is on the right', async () => {
  const { panel } = await open('partner', {}, partnerCard({}), 'details');
  assert.is(panel()?.getAttribute('data-from'), 'left');
  const other = await open('partner', {}, partnerCard({}));
  assert.is(other.panel()?.getAttribute('data-from'), 'right');
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
