import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Kinds } from '../../../../widget/core/app/screens/kind.ts';
import { createScreens } from '../../../../widget/core/app/screens/screens.ts';
import type { ActionType } from '../../../../widget/core/model/enums.ts';
import { cards } from '../../../../widget/parts/cards/index.ts';
import { Picture } from '../../../../widget/parts/shell/Stage.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { allKinds } from '../../support/kinds.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const draw = (pictureUrls: string[] | null, route?: string) => drawOf({ pictureUrls }, route);

/** A kind that has these screens. */
async function screensOf(type: ActionType, ...names: string[]) {
  const all = Object.fromEntries(names.map((name) => [name, () => null]));
  const kind = { ...allKinds[type], load: async () => ({ kind: { screens: all } }) };
  const screens = createScreens({ kinds: { [type]: kind } as unknown as Kinds, cards });
  await screens.loadKind(type);
  return screens;
}

async function drawOf(fields: Record<string, unknown>, route = '/petition/start') {
  const type = route.startsWith('/recordvideo') ? 'recordvideo' : 'petition';
  const wire = wireWidget([wireCard('c', [wireAction(1, type, fields)])]);
  const screens = await screensOf(type, 'start', 'main', 'success', 'emailsuccess');
  const { container } = await renderInShell(<Picture />, wire, route, { screens });
  return container.querySelector('img');
}

for (const [url, src] of [
  ['https://pictures.test/ferry.jpg', 'https://pictures.test/ferry.jpg'],
  ['ferry.jpg', 'https://cdn.test/ferry.jpg'],
] as const)
  test(`shows ${url} as decorative, loaded once it is near`, async () => {
    const picture = await draw([url, 'another.jpg']);
    assert.is(picture?.getAttribute('src'), src);
    assert.is(picture?.getAttribute('alt'), '');
    assert.is(picture?.getAttribute('loading'), 'lazy');
  });

for (const [what, fields, route, src] of [
  ['by its id', { pictureId: 'p-7' }, '/petition/start', 'https://cdn.test/p-7'],
  ['by an id that is a number', { pictureId: 7 }, '/petition/start', 'https://cdn.test/7'],
  [
    'by its URL rather than its id',
    { pictureUrls: ['ferry.jpg'], pictureId: 7 },
    '/petition/start',
    'https://cdn.test/ferry.jpg',
  ],
  ['of the end', { pictureId: 7, endCardPictureId: 'thanks.jpg' }, '/petition/success', 'https://cdn.test/thanks.jpg'],
  ['of the end of a recording', { endCardPictureId: 8 }, '/recordvideo/emailsuccess', 'https://cdn.test/8'],
] as const)
  test(`shows the picture ${what}`, async () => {
    assert.is((await drawOf(fields, route))?.getAttribute('src'), src);
  });

for (const [what, urls, route] of [
  ['an action without pictures', [], '/petition/start'],
  ['an action without picture settings', null, '/petition/start'],
  ['a form', ['ferry.jpg'], '/petition'],
  ['an end screen', ['ferry.jpg'], '/petition/success'],
  ['a list of actions', ['ferry.jpg'], '/choosesManyCard'],
] as const)
  test(`${what} shows no picture`, async () => assert.is(await draw(urls && [...urls], route), null));

for (const [what, names, isDone, src] of [
  ['that thanks in place shows its end picture there', ['start', 'main'], true, 'https://cdn.test/thanks.jpg'],
  ['that thanks in place shows no picture before', ['start', 'main'], false, undefined],
  ['with an end screen shows its end picture only there', ['start', 'main', 'success'], true, undefined],
] as const)
  test(`a kind ${what}`, async () => {
    const wire = wireWidget([wireCard('c', [wireAction(1, 'tweet', { endCardPictureId: 'thanks.jpg' })])]);
    const { container, session } = await renderInShell(<Picture />, wire, '/tweet', {
      screens: await screensOf('tweet', ...names),
    });
    if (isDone) await acting(() => session.complete(session.activeAction.value));
    assert.is(container.querySelector('img')?.getAttribute('src') ?? undefined, src);
  });

for (const [what, fields, route, src] of [
  ['beside the question', { pictureId: 7 }, '/poll/start', 'https://cdn.test/7'],
  ['beside its results too', { pictureId: 7 }, '/poll/success', 'https://cdn.test/7'],
  ['of its end in the same place', { pictureId: 7, endCardPictureId: 8 }, '/poll/success', 'https://cdn.test/8'],
  ['of its end where the question has none', { endCardPictureId: 8 }, '/poll/success', 'https://cdn.test/8'],
] as const)
  test(`a poll shows the picture ${what}`, async () => {
    const details = { answers: [{ id: 1, text: 'Yes' }] };
    const wire = wireWidget([wireCard('c', [wireAction(1, 'poll', { details, ...fields })])]);
    const { container } = await renderInShell(<Picture />, wire, route, {
      screens: await screensOf('poll', 'start', 'main', 'success'),
    });
    assert.is(container.querySelector('img')?.getAttribute('src'), src);
  });

test('a picture of an end in place is shown where the one before it did not load', async () => {
  const details = { answers: [{ id: 1, text: 'Yes' }] };
  const fields = { pictureUrls: ['lost.jpg'], endCardPictureId: 8 };
  const wire = wireWidget([wireCard('c', [wireAction(1, 'poll', { details, ...fields })])]);
  const { container, session } = await renderInShell(<Picture />, wire, '/poll/start', {
    screens: await screensOf('poll', 'start', 'main', 'success'),
  });
  const shown = () => container.querySelector('img');
  assert.is(shown()?.getAttribute('src'), 'https://cdn.test/lost.jpg');
  await acting(() => shown()?.dispatchEvent(new Event('error')));
  await acting(() => session.replace({ action: session.activeAction.value, route: '/poll/success' }));
  assert.equal([shown()?.getAttribute('src'), shown()?.hidden], ['https://cdn.test/8', false]);
});

test('a picture that does not load leaves no gap', async () => {
  const picture = await draw(['lost.jpg']);
  await acting(() => picture?.dispatchEvent(new Event('error')));
  assert.is(picture?.hidden, true);
});

test.run();
