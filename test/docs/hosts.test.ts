import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hostScript } from '../../server/demo/host-routes.ts';
import type { Place } from '../../server/demo/hosts/host.ts';
import { HOSTS } from '../../server/demo/hosts/table.ts';
import { plainFrame } from '../../server/pages/snippet.ts';
import { blocks, read, rowsOf, sectionOf } from '../support/documents.ts';

const GUIDE = read('docs/hosts.md');
const BLOCKS = [...blocks(GUIDE, 'html'), ...blocks(GUIDE, 'text')].map(inOneLine);

const PLACE: Place = {
  origin: 'https://widgets.example',
  requestId: 'wr-petition',
  title: 'Take action',
  label: 'Take action',
  ask: () => Promise.reject(new Error('The guide needs no server')),
};

function inOneLine(markup: string) {
  return markup.replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
}

for (const { name, snippet, markup } of HOSTS)
  test(`has what the demo’s page of ${name} has`, async () => {
    const { markup: written } = await (snippet ?? markup)(PLACE);
    assert.ok(BLOCKS.includes(inOneLine(written)), written);
  });

test('shows the markup that Iframely makes, as the demo does', async () => {
  const iframely = HOSTS.find(({ slug }) => slug === 'iframely');
  const made = await iframely?.markup(PLACE);
  assert.ok(made && BLOCKS.includes(inOneLine(made.markup)));
});

test('prints one plain frame in both guides', () => {
  const [frame = ''] = blocks(sectionOf(read('docs/publishers.md'), '### A frame alone'), 'html');
  assert.is(inOneLine(frame), inOneLine(plainFrame(PLACE).markup));
});

const ROWS = rowsOf(sectionOf(GUIDE, '## What works where'));

for (const { name, frame } of HOSTS)
  test(`says of ${name} whether it follows the height`, () => {
    const row = ROWS.find(([host = '']) => name.split(' ').every((word) => host.includes(word)));
    assert.ok(row);
    const [first = ''] = /^[^,]+/.exec(row[2] ?? '') ?? [];
    const followed = !['no', '–'].includes(first);
    assert.is(followed, frame === 'follows');
  });

test('names scripts that the demo has', () => {
  const named = [...GUIDE.matchAll(/src="\/js\/([^"]+)"/g)].map(([, file = '']) => file);
  assert.ok(named.length >= 3);
  for (const file of named) assert.ok(hostScript(file), file);
});

test.run();
