import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mistakesIn } from '../../../server/import/mistakes.ts';
import { ContentAction } from '../../../server/import/shape/content.ts';

const KINDS: [typed: string, message: string | undefined][] = [
  ['petition', undefined],
  ['Petition', undefined],
  ['Petitoin', '"Petitoin" is not an action type; did you mean "petition"?'],
  ['sentimentPol', '"sentimentPol" is not an action type; did you mean "sentimentpoll"?'],
  ['teleport', '"teleport" is not an action type'],
  ['', '"" is not an action type'],
];

for (const [typed, message] of KINDS)
  test(`the type "${typed}" of an action ${message ? 'is named, with a type of a similar name' : 'is taken'}`, () => {
    const found = mistakesIn({ id: 1, type: typed }, ContentAction, { file: 'f', path: '' });
    assert.is(found.find(({ path }) => path === 'type')?.message, message);
  });

test.run();
