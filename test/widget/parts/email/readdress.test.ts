import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readdress } from '../../../../widget/parts/email/salutation.ts';

const BEFORE = 'Dear Ann,\nplease repair the lamps.\nI count on you, Ann!';
const NOW = 'Dear Cid,\nplease repair the lamps.\nI count on you, Cid!';

const rows: [title: string, text: string, expected: string][] = [
  ['the unchanged draft', BEFORE, NOW],
  [
    'a draft with text of the reader’s own',
    'Dear Ann,\nthe Annual report of Ann says so.\nI count on you, Ann!',
    'Dear Cid,\nthe Annual report of Ann says so.\nI count on you, Cid!',
  ],
  ['a changed line', 'Hello Ann,\nplease.', 'Hello Ann,\nplease.'],
  ['nothing of the draft', 'Annual', 'Annual'],
  ['nothing', '', ''],
];

for (const [title, text, expected] of rows)
  test(`addresses ${title} to the next recipients`, () => {
    assert.is(readdress(text, BEFORE, NOW), expected);
  });

test.run();
