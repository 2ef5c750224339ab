import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mistakesIn } from '../../../server/import/mistakes.ts';
import { ContentAction } from '../../../server/import/shape/content.ts';
import { ACTION_TYPES } from '../../../widget/model/enums.ts';

const KINDS: [typed: string, message: string | undefined][] = [
  ['petition', undefined],
  ['Petition', undefined],
  ['Petitoin', '"Petitoin" is not an action type; did you mean "petition"?'],
  ['sentimentPol', '"sentimentPol" is not an action type; did you mean "sentimentpoll"?'],
  ['teleport', `"teleport" is not an action type; they are ${ACTION_TYPES.join(', ')}`],
  ['', `"" is not an action type; they are ${ACTION_TYPES.join(', ')}`],
];

for (const [typed, message] of KINDS)
  test(`the type "${typed}" of an action ${message ? 'is refused, with what it may mean' : 'is taken'}`, () => {
    const found = mistakesIn({ id: 1, type: typed }, ContentAction, { file: 'f', path: '' });
    assert.is(found.find(({ path }) => path === 'type')?.message, message);
  });

test.run();
