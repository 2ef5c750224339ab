import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createSessionStore } from '../../../../widget/core/session/store.ts';
import { ShareDrawer } from '../../../../widget/parts/share/ShareDrawer.tsx';
import { translatorFor } from '../../../i18n/locales.ts';
import { acting, render, withDom } from '../../../support/dom.ts';
import { inApp } from '../../support/in-app.tsx';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

async function setUp() {
  const cards = [wireCard('c', [wireAction(1, 'petition', { title: 'Mend the bridge' })])];
  const widget = parsed(wireWidget(cards, { widgetRequestId: 'wr' }));
  const session = createSessionStore(widget, { action: actionOf(widget, 1), route: '/petition' });
  const shared: string[] = [];
  const app = {
    config: { shareBase: 'https://w.test/share/' },
    session,
    lifecycle: { shared: (_: unknown, channel: string) => void shared.push(channel) },
    fill: (text: string) => text,
    t: await translatorFor('en-US'),
  };
  const { container } = await render(inApp(app, <ShareDrawer />));
  const dialog = container.querySelector('dialog') as HTMLDialogElement;
  const names = () =>
    [...dialog.querySelectorAll('button')].map((button) => button.getAttribute('aria-label') ?? button.textContent);
  const press = (name: string) =>
    acting(async () => {
      const button = [...dialog.querySelectorAll('button')].find((each) =>
        (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(name),
      );
      assert.ok(button, `no button ${name}`);
      button.click();
    });
  const open = () => acting(() => session.setShareOpen(true));
  return { session, shared, dialog, names, press, open };
}

const setNavigator = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

test.before.each(() => void setNavigator('share', undefined));

test('is closed at first, and has a name once it is open', async () => {
  const { dialog, open } = await setUp();
  assert.is(dialog.open, false);
  await open();
  assert.is(dialog.open, true);
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  assert.is(title?.textContent, 'Share this page');
});

test('stays open when an earlier close event arrives late', async () => {
  const { dialog, session, open } = await setUp();
  await open();
  await acting(() => session.setShareOpen(false));
  await open();
  await acting(() => void dialog.dispatchEvent(new Event('close')));
  assert.is(session.isShareOpen.value, true);
});

test('offers copying, three networks and closing, each with a name', async () => {
  const { names, open } = await setUp();
  await open();
  assert.equal(names().slice(1), ['Share on Facebook', 'Post on X', 'Share on LinkedIn', 'Close sharing']);
  assert.match(names()[0] ?? '', 'Copy link');
});

test('offers the device’s share sheet first', async () => {
  setNavigator('share', async () => {});
  const { names, open } = await setUp();
  await open();
  assert.is(names()[0], 'Share via…');
  assert.is(names().length, 6);
});

const closings: [way: string, close: (dialog: HTMLDialogElement) => void][] = [
  ['its close button', (dialog) => dialog.querySelector<HTMLElement>('[aria-label="Close sharing"]')?.click()],
  ['Escape, which closes the dialog', (dialog) => dialog.close()],
  ['a click outside', (dialog) => dialog.click()],
];

for (const [way, close] of closings)
  test(`closes by ${way}`, async () => {
    const { session, dialog, open } = await setUp();
    await open();
    await acting(() => close(dialog));
    assert.is(session.isShareOpen.value, false);
    assert.is(dialog.open, false);
  });

test('stays open for a click inside', async () => {
  const { dialog, open } = await setUp();
  await open();
  await acting(() => dialog.querySelector('h2')?.click());
  assert.is(dialog.open, true);
});

test('confirms that the link is copied', async () => {
  setNavigator('clipboard', { writeText: async () => {} });
  const { dialog, shared, press, open } = await setUp();
  await open();
  await press('Copy link');
  assert.is(dialog.querySelector('[role=status]')?.textContent, 'Link copied');
  assert.equal(shared, ['CopyLink']);
});

test('shows the selected link if it can’t be copied, until the drawer is closed', async () => {
  setNavigator('clipboard', undefined);
  const { dialog, session, press, open } = await setUp();
  await open();
  await press('Copy link');
  const field = dialog.querySelector('input') as HTMLInputElement;
  assert.is(field.value, 'https://w.test/share/wr');
  assert.is(document.activeElement, field);
  assert.equal([field.selectionStart, field.selectionEnd], [0, field.value.length]);
  assert.is(dialog.querySelector(`label[for="${field.id}"]`)?.textContent, 'Copy this link:');
  await acting(() => session.setShareOpen(false));
  await open();
  assert.is(dialog.querySelector('input'), null);
});

test('explains why it shows the link if no window opened', async () => {
  Reflect.set(globalThis, 'open', () => null);
  const { dialog, press, open } = await setUp();
  await open();
  await press('Post on X');
  assert.is(dialog.querySelector('label')?.textContent, 'No window opened. Copy this link instead:');
});

test.run();
