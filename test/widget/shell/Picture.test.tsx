import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Picture } from '../../../widget/shell/Picture.tsx';
import { acting, withDom } from '../../support/dom.ts';
import { renderInShell } from '../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../support/wire.ts';

withDom(test);

async function draw(pictureUrls: string[] | null, route = '/petition/start') {
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition', { pictureUrls })])]);
  const { container } = await renderInShell(<Picture />, wire, route);
  return container.querySelector('img');
}

for (const [url, src] of [
  ['https://pictures.test/ferry.jpg', 'https://pictures.test/ferry.jpg'],
  ['ferry.jpg', 'https://cdn.test/ferry.jpg'],
] as const)
  test(`shows ${url} without a word, once it is near`, async () => {
    const picture = await draw([url, 'another.jpg']);
    assert.is(picture?.getAttribute('src'), src);
    assert.is(picture?.getAttribute('alt'), '');
    assert.is(picture?.getAttribute('loading'), 'lazy');
  });

for (const [what, urls, route] of [
  ['an action that has none', [], '/petition/start'],
  ['an action that says nothing of any', null, '/petition/start'],
  ['a form', ['ferry.jpg'], '/petition'],
  ['an end screen', ['ferry.jpg'], '/petition/success'],
  ['a list of actions', ['ferry.jpg'], '/choosesManyCard'],
] as const)
  test(`${what} shows no picture`, async () => assert.is(await draw(urls && [...urls], route), null));

test('a picture that does not come leaves no box', async () => {
  const picture = await draw(['lost.jpg']);
  await acting(() => picture?.dispatchEvent(new Event('error')));
  assert.is(picture?.hidden, true);
});

test.run();
