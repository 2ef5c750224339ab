import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Kinds } from '../../../../widget/core/app/screens/kind.ts';
import { createScreens } from '../../../../widget/core/app/screens/screens.ts';
import { cards } from '../../../../widget/parts/cards/index.ts';
import { FooterExtras } from '../../../../widget/parts/shell/FooterExtras.tsx';
import { withDom } from '../../../support/dom.ts';
import { allKinds } from '../../support/kinds.ts';
import { renderInShell } from '../../support/shell.tsx';
import { wireAction, wireCard, wireWidget } from '../../support/wire.ts';

withDom(test);

const none = () => null;

async function draw(route: string, fields: Record<string, unknown> = {}) {
  const load = async () => ({ kind: { screens: { start: none, main: none, success: none } } });
  const screens = createScreens({ kinds: { petition: { ...allKinds.petition, load } } as unknown as Kinds, cards });
  await screens.loadKind('petition');
  const wire = wireWidget([wireCard('c', [wireAction(1, 'petition')])], fields);
  const { container } = await renderInShell(<FooterExtras />, wire, route, { screens });
  return container.querySelector('a');
}

const rows: [route: string, fields: Record<string, unknown>, isOffered: boolean][] = [
  ['/petition/start', {}, false],
  ['/petition', {}, false],
  ['/petition/success', {}, true],
  ['/petition/success', { whitelabeled: true }, false],
];

for (const [route, fields, isOffered] of rows)
  test(`${isOffered ? 'offers' : 'does not offer'} to build one’s own at ${route} ${JSON.stringify(fields)}`, async () => {
    const link = await draw(route, fields);
    assert.is(link !== null, isOffered);
    if (link) assert.is(new URL(link.href).searchParams.get('utm_campaign'), 'byo_link');
  });

test.run();
