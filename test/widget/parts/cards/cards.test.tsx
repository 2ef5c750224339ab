import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../widget/actions/registry.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { createOnce } from '../../../../widget/core/app/of-action.ts';
import { ChooseMany } from '../../../../widget/parts/cards/ChooseMany.tsx';
import { ChooseOne } from '../../../../widget/parts/cards/ChooseOne.tsx';
import { ChooseOneContact } from '../../../../widget/parts/cards/ChooseOneContact.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

/** As spec §3 prints it. */
const DISPLAY_ORDER = 'donation checkregistration signup petition opinion email call tweet recordvideo link video';

const NEEDED: Record<string, object> = {
  email: { emailRecipients: [{ name: 'Ann' }] },
  tweet: { details: { text: 'Late boats!' } },
  link: { details: { url: 'https://riders.example/' } },
  video: { details: { url: 'https://riders.example/boat.mp4' } },
};

const actionsOf = (types: string[], fields: object = {}) =>
  types.map((type, n) => wireAction(n + 1, type, { title: `Title of ${type}`, ...NEEDED[type], ...fields }));

async function draw(list: ReactNode, actions: unknown[]) {
  const once = createOnce();
  const screens = { kindOf: (kind: keyof typeof kinds) => kinds[kind] } as unknown as App['screens'];
  const { container } = await renderInShell(list, wireWidget([wireCard('c', actions)]), '/petition', { once, screens });
  return (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

const backwards = () => DISPLAY_ORDER.split(' ').reverse();

test('a list of many actions has them in the display order, whatever the publisher’s', async () => {
  const texts = await draw(<ChooseMany />, actionsOf(backwards()));
  assert.is(texts('.ca-row b').join(' ').replaceAll('Title of ', ''), DISPLAY_ORDER);
});

test('a list of ways to contact has them in the display order', async () => {
  const types = ['tweet', 'call', 'email'];
  const actions = types.map((type, n) => wireAction(n, type, { ...NEEDED[type], customButtonText: type }));
  assert.equal((await draw(<ChooseOneContact />, actions))('[data-big-button]'), ['email', 'call', 'tweet']);
});

test('a list shows an action’s short name rather than its title', async () => {
  const actions = actionsOf(['petition', 'email'], { shortName: 'Save the boat' });
  assert.equal((await draw(<ChooseMany />, actions))('.ca-row b'), ['Save the boat', 'Save the boat']);
  const contacts = await draw(<ChooseOneContact />, actions);
  assert.equal(contacts('[data-big-button]'), ['Save the boat', 'Save the boat']);
});

test('a contact has a name, a role and one button, named or not', async () => {
  const recipients = [{ id: 1, name: 'Elena Ortiz', title: 'Chair', phone: '555-0100' }];
  const texts = await draw(<ChooseOneContact />, [
    wireAction(1, 'call', { title: 'Call', details: { recipients }, partner: { id: 1, name: 'Riders' } }),
    wireAction(2, 'email', { title: 'Write', emailRecipients: ['Ann', 'Bo'].map((name) => ({ name })) }),
    wireAction(3, 'tweet', { title: 'Post about it', ...NEEDED.tweet }),
    wireAction(4, 'petition', { title: 'Sign', customButtonText: 'Sign' }),
  ]);
  assert.equal(texts('li'), ['Sign', 'Ann and BoEmail', 'Elena OrtizChairCall', 'Post about itPost on X']);
  assert.equal(texts('li > .ca-big').length, 4);
  assert.equal(texts('small'), ['Chair']);
});

test('a row that leads on has an arrow and no mark of a choice', async () => {
  await draw(<ChooseMany />, actionsOf(['petition', 'email']));
  const rows = [...document.querySelectorAll('.ca-row')];
  assert.equal(
    rows.map((row) => [row.tagName, row.getAttribute('role'), [...row.children].map(({ tagName }) => tagName)]),
    Array(2).fill(['BUTTON', null, ['SPAN', 'svg']]),
  );
});

type Point = readonly [x: number, y: number];
const LEFT: Point = [260, 200];
const RIGHT: Point = [300, 200];

const SWIPES: [title: string, key: 'Home' | 'End', from: Point, to: Point, shown: string][] = [
  ['to the left comes to the next action', 'Home', RIGHT, LEFT, 'petition'],
  ['to the right goes back', 'End', LEFT, RIGHT, 'petition'],
  ['to the right of the first stays', 'Home', LEFT, RIGHT, 'signup'],
  ['of less than 40 px stays', 'Home', RIGHT, [261, 200], 'signup'],
  ['that is mostly vertical scrolls', 'Home', RIGHT, [250, 251], 'signup'],
];

const pointer = (type: string, [clientX, clientY]: Point, isPrimary = true) =>
  new PointerEvent(type, { bubbles: true, isPrimary, clientX, clientY });

/** Draws a carousel of three at one of its ends and moves a pointer over it. @returns the title then shown */
async function titleAfter(key: 'Home' | 'End', events: Event[]) {
  const texts = await draw(<ChooseOne />, actionsOf(['signup', 'petition', 'opinion']));
  const slide = document.querySelector('.ca-slide') as Element;
  await acting(() => slide.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  for (const event of events) await acting(() => slide.dispatchEvent(event));
  return texts('.ca-slide b').join().replace('Title of ', '');
}

for (const [title, key, from, to, shown] of SWIPES)
  test(`a swipe ${title}`, async () => {
    assert.is(await titleAfter(key, [pointer('pointerdown', from), pointer('pointerup', to)]), shown);
  });

for (const [title, between, isPrimary] of [
  ['a second finger', [], false],
  ['a move that the page scrolls by', ['pointercancel'], true],
] as const)
  test(`${title} is no swipe`, async () => {
    const [down, up] = [pointer('pointerdown', RIGHT, isPrimary), pointer('pointerup', LEFT, isPrimary)];
    assert.is(await titleAfter('Home', [down, ...between.map((type) => pointer(type, LEFT)), up]), 'signup');
  });

test.run();
