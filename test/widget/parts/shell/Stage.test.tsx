import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Mode } from '../../../../widget/core/config/mode.ts';
import { Stage } from '../../../../widget/parts/shell/Stage.tsx';
import { acting, withDom } from '../../../support/dom.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

/** React logs the errors that a boundary catches. */
const { error } = console;
test.before.each(() => {
  console.error = () => {};
});
test.after.each(() => {
  console.error = error;
});

type Options = {
  fields?: Record<string, unknown>;
  mode?: Mode;
  Screen?: () => React.ReactNode;
  reloads?: boolean;
  isInPlace?: boolean;
};

async function draw(options: Options = {}) {
  const { fields = {}, mode = 'default', Screen = () => <p>Front</p>, reloads = false, isInPlace = false } = options;
  const crashes: unknown[] = [];
  const crashed = (cause: unknown) => {
    crashes.push(cause);
    return reloads;
  };
  const commands = { crashed };
  const screens = { at: () => Screen, isEnd: () => false, kindOf: () => ({}), endsInPlace: () => isInPlace };
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition')])], fields);
  const drawn = await renderInShell(<Stage />, wire, '/petition/start', { mode, commands, screens } as never);
  const screen = () => drawn.container.querySelector('.ca-screen');
  return { ...drawn, crashes, screen, entersFrom: () => screen()?.getAttribute('data-enters') ?? null };
}

for (const [title, options, expected] of [
  ['stands still', {}, null],
  ['slides in if the publisher wants it', { fields: { showFrontCardAnimation: true } }, 'first'],
  ['stands still in preview', { fields: { showFrontCardAnimation: true }, mode: 'AB4E_PREVIEW' }, null],
] as const)
  test(`the first card ${title}`, async () => assert.is((await draw(options)).entersFrom(), expected));

test('later screens slide in, and from the other side when going back', async () => {
  const { session, entersFrom } = await draw({ fields: { showFrontCardAnimation: true } });
  const { action } = session.position.value;
  await acting(() => session.push({ action, route: '/petition' }));
  assert.is(entersFrom(), 'forward');
  await acting(() => session.goBack(session.trail.value.slice(0, -1)));
  assert.is(entersFrom(), 'back');
});

test('an end in place slides in neither way, and the stage stays as scrolled', async () => {
  const { session, container, entersFrom } = await draw({ isInPlace: true });
  const stage = container.querySelector('.ca-stage');
  const { action } = session.position.value;
  await acting(() => session.push({ action, route: '/petition/success' }));
  assert.is(entersFrom(), null);
  await acting(() => session.goBack(session.trail.value.slice(0, -1)));
  assert.is(entersFrom(), null);
  assert.is(container.querySelector('.ca-stage'), stage);
});

/** A screen that throws while it is broken. */
function fragile() {
  const state = { isBroken: true };
  const Screen = () => {
    const [count, setCount] = useState(0);
    if (state.isBroken) throw new Error('No screen');
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  };
  const setBroken = (isBroken: boolean) => {
    state.isBroken = isBroken;
  };
  return { Screen, setBroken };
}

test('a screen that can’t be drawn is reported and shows an error, and a retry draws it', async () => {
  const { Screen, setBroken } = fragile();
  const { container, crashes, screen } = await draw({ Screen });
  const button = () => container.querySelector('button');
  assert.ok(crashes.length > 0);
  assert.is((crashes[0] as Error).message, 'No screen');
  assert.is(screen()?.querySelector('[role="alert"] h2')?.textContent, 'Something went wrong');
  setBroken(false);
  await acting(() => button()?.click());
  assert.is(button()?.textContent, '0');
  await acting(() => button()?.click());
  assert.is(button()?.textContent, '1');
});

test('a screen that can’t be drawn says nothing while the widget is loaded anew', async () => {
  const { crashes, screen } = await draw({ Screen: fragile().Screen, reloads: true });
  assert.is((crashes[0] as Error).message, 'No screen');
  assert.is(screen()?.textContent, '');
});

test('a screen that can’t be drawn still shows the error after a failed retry', async () => {
  const { Screen } = fragile();
  const { container, crashes, screen } = await draw({ Screen });
  const before = crashes.length;
  await acting(() => container.querySelector('button')?.click());
  assert.ok(crashes.length > before);
  assert.ok(screen()?.querySelector('[role="alert"]'));
});

test('a screen that crashes later, on a click, is caught too', async () => {
  const broken = fragile();
  broken.setBroken(false);
  const { container, crashes, screen } = await draw({ Screen: broken.Screen });
  assert.equal(crashes, []);
  broken.setBroken(true);
  await acting(() => container.querySelector('button')?.click());
  assert.ok(crashes.length > 0);
  assert.ok(screen()?.querySelector('[role="alert"]'));
});

test('moving to another screen recovers from a crash', async () => {
  const { Screen, setBroken } = fragile();
  const { container, session } = await draw({ Screen });
  setBroken(false);
  await acting(() => session.push({ action: session.activeAction.value, route: '/petition' }));
  assert.is(container.querySelector('[role="alert"]'), null);
  assert.is(container.querySelector('button')?.textContent, '0');
});

test.run();
