import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { App } from '../../../../widget/core/app/app.ts';
import { EndScreen } from '../../../../widget/parts/ending/EndScreen.tsx';
import { Thanks } from '../../../../widget/parts/ending/Thanks.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const setNavigator = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

test.before.each(() => {
  setNavigator('share', undefined);
  setNavigator('clipboard', { writeText: async () => {} });
});

type Options = { part?: React.ReactNode; fields?: Record<string, string>; hasNext?: boolean; people?: number | null };

async function draw({ part, fields = {}, hasNext = false, people = 3128 }: Options = {}) {
  const shared: string[] = [];
  const extra = {
    mode: 'AB4E_PREVIEW',
    of: () => ({ narrow: 25, wide: 25 }),
    commands: { hasNext: { value: hasNext }, leadsToList: { value: false }, nextTitle: { value: 'More' } },
    lifecycle: { shared: (_: unknown, channel: string) => void shared.push(channel) },
  } as unknown as Partial<App>;
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition', fields)])], { widgetRequestId: 'wr' });
  const screen = part ?? <Thanks title="Thank you" text="Share it." />;
  const drawn = await renderInShell(screen, wire, '/petition/success', extra);
  await acting(() => drawn.session.setPeople(drawn.session.activeAction.value, people));
  const find = (selector: string) => drawn.container.querySelector<HTMLElement>(selector);
  return { ...drawn, find, shared, names: () => [...drawn.container.querySelectorAll('.ca-share-large button')] };
}

const nameOf = (button: Element) =>
  button.getAttribute('aria-label') ?? button.querySelector('span :not([hidden])')?.textContent ?? button.textContent;

for (const [people, text] of [
  [3128, 'You are the 3,128th signer'],
  [2, 'You are the 2nd signer'],
  [1, undefined],
  [0, undefined],
  [null, undefined],
] as const)
  test(`${text ? `reads "${text}"` : 'gives no number'} where ${people} took part`, async () => {
    const { find } = await draw({ people });
    assert.is(find('.ca-own-number .ca-hidden')?.textContent, text);
  });

test('thanks in the words of the action’s kind', async () => {
  const { find } = await draw({ part: <Thanks /> });
  const words = ['Thank you for signing', 'Share the petition to help it reach its goal.'];
  assert.equal([find('h2')?.textContent, find('.ca-text')?.textContent], words);
});

test('shows the publisher’s words in place of the kind’s', async () => {
  const fields = { thankYouTitle: 'You are on the list', thankYouText: 'We hand it over on November 18.' };
  const { find } = await draw({ fields });
  assert.equal([find('h2')?.textContent, find('.ca-text')?.textContent], Object.values(fields));
});

test('shares by one large button that copies the link and says so, and by three networks', async () => {
  const { find, names, shared } = await draw();
  assert.equal(names().map(nameOf), ['Share', 'Share on Facebook', 'Post on X', 'Share on LinkedIn']);
  await acting(async () => find('.ca-share-main')?.click());
  assert.is(find('.ca-share-main .ca-swap :not([hidden])')?.textContent, 'Link copied');
  assert.is(find('.ca-share-large [role=status]')?.textContent, 'Link copied');
  assert.equal(shared, ['CopyLink']);
});

test('shares by the device’s own sheet where there is one; copying is then a round button', async () => {
  setNavigator('share', async () => {});
  const { find, names, shared } = await draw();
  assert.equal(names().map(nameOf), ['Share', 'Copy link', 'Share on Facebook', 'Post on X', 'Share on LinkedIn']);
  await acting(async () => find('.ca-share-main')?.click());
  assert.equal(shared, ['Native']);
});

for (const [what, options, leads] of [
  ['where nothing follows', {}, true],
  ['not where something follows', { hasNext: true }, false],
  ['not beside another main button', { part: <EndScreen hasMain title="Not found" text="" /> }, false],
] as const)
  test(`sharing is the main thing to do ${what}`, async () => {
    const { find } = await draw(options);
    assert.is(find('.ca-share-large')?.hasAttribute('data-leads'), leads);
  });

test('shares in place of the footer, until the reader leaves', async () => {
  const { session, unmount } = await draw();
  assert.is(session.sharesInPlace.value, true);
  await unmount();
  assert.is(session.sharesInPlace.value, false);
});

test.run();
