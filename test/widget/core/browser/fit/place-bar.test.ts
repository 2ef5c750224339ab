import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BAR_FADE_PX, fadeAbove } from '../../../../../widget/core/browser/fit/place-bar.ts';

test('the style sheet’s fade hides as much as the code says', () => {
  const css = readFileSync('widget/ui/styles/controls.css', 'utf8');
  const [, height, from] = /\.ca-bar::before \{[^}]*height: (\d+)px;[^}]*var\(--ca-background\) (\d+)%/.exec(css) ?? [];
  assert.is(Number(height) * (1 - Number(from) / 100), BAR_FADE_PX);
});

const barIn = (stage: string, position: string) =>
  ({ style: { position }, closest: (selector: string) => (selector === stage ? {} : null) }) as unknown as HTMLElement;
const MORE_TO_COME = '.ca-stage[data-scrolls]:not([data-end])';

test('the fade hides nothing at the end of a screen, nor above a bar that scrolls', () => {
  assert.is(fadeAbove(barIn(MORE_TO_COME, '')), BAR_FADE_PX);
  assert.is(fadeAbove(barIn(MORE_TO_COME, 'static')), 0);
  assert.is(fadeAbove(barIn('.ca-stage', '')), 0);
});

test.run();
