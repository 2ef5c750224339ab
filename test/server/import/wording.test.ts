import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mistakesIn, textOf } from '../../../server/import/mistakes.ts';
import { readContent } from '../../../server/import/read.ts';
import { ContentAction } from '../../../server/import/shape/content.ts';
import { ACTION_TYPES } from '../../../widget/core/model/enums.ts';
import { copyContent } from '../support/content.ts';

const TYPES = ` The types are ${ACTION_TYPES.join(', ')}`;

const KINDS: [typed: string, message: string | undefined][] = [
  ['petition', undefined],
  ['Petition', undefined],
  ['Petitoin', `"Petitoin" is not an action type; did you mean "petition"?${TYPES}`],
  ['sentimentPol', `"sentimentPol" is not an action type; did you mean "sentimentpoll"?${TYPES}`],
  ['teleport', `"teleport" is not an action type.${TYPES}`],
  ['', `"" is not an action type.${TYPES}`],
];

for (const [typed, message] of KINDS)
  test(`the type "${typed}" of an action ${message ? 'is refused, with what it may mean' : 'is taken'}`, () => {
    const found = mistakesIn({ id: 1, type: typed }, ContentAction, { file: 'f', path: '' });
    assert.is(found.find(({ path }) => path === 'type')?.message, message);
  });

test('a mistake is one line, without what a terminal obeys, and shortened where it quotes a long text', () => {
  const said = (message: string) => textOf({ file: 'f', path: 'cards[0]', message });
  assert.is(said('"a\n\u001b[31mb\u202e" is odd'), 'f cards[0]: "a [31mb" is odd');
  const long = said(`"${'x'.repeat(200_000)}" is odd`);
  assert.match(long, /^f cards\[0\]: "x{200,300} … x{200,300}" is odd$/);
});

test('a file of 5,000 levels is named', async () => {
  const content = copyContent();
  content.write('widgets/petition.json', '['.repeat(5_000) + ']'.repeat(5_000));
  const { unreadable } = await readContent(content.dir);
  assert.equal(unreadable.map(textOf), ['widgets/petition.json: is nested more than 50 levels deep']);
  content.remove();
});

test.run();
