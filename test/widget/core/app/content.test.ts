import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kinds } from '../../../../widget/actions/registry.ts';
import { createContent } from '../../../../widget/core/app/content.ts';
import type { WidgetState } from '../../../../widget/core/app/instance.ts';
import { readParams } from '../../../../widget/core/config/read-params.ts';
import { PREVIEW_DEBOUNCE_MS } from '../../../../widget/core/numbers/constants.ts';

import { wireAction, wireCard } from '../../support/wire.ts';

const pollWith = (title: string) => ({
  cards: [wireCard('c', [wireAction(1, 'poll', { title, details: { answers: [{ id: 1, text: 'Yes' }] } })])],
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('shows an editor’s states in order, and skips those that are out of date when their turn comes', async () => {
  const shown: string[] = [];
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const options = {
    kinds,
    mode: 'default' as const,
    params: readParams('?widgetPreviewId=p'),
    pageUrl: 'https://news.example/a',
    report: (error: unknown) => assert.unreachable(String(error)),
  };
  const content = createContent(options, {
    client: {} as never,
    state: signal<WidgetState>({ phase: 'loading' }),
    nothing: { fail: async () => {} },
    apps: {
      shown: () => null,
      async replace({ actions }) {
        const title = actions[0]?.title ?? '';
        // The code of the first comes late.
        if (title === 'first') await code;
        shown.push(title);
      },
    },
  });
  for (const title of ['first', 'second', 'third']) {
    await content.takeState(pollWith(title));
    await pause(PREVIEW_DEBOUNCE_MS + 50);
  }
  arrive();
  await pause(0);
  content.stop();
  assert.equal(shown, ['first', 'third']);
});

test.run();
