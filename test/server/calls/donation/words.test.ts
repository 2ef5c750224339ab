import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wordsIn } from '../../../../server/calls/donation/words.ts';

/** What a refusal says of the money: that none was taken, or of a nonce that has paid for something else, no more. */
const CHARGED = {
  en: /You were not charged\.|Nothing more was charged\./g,
  es: /No se te ha cobrado nada( más)?\./g,
  fr: /Rien (de plus )?n’a été débité\./g,
  it: /Non ti è stato addebitato (nulla|altro)\./g,
};

for (const [language, pattern] of Object.entries(CHARGED))
  for (const [name, words] of Object.entries(wordsIn(language)))
    test(`says in ${language} of ‘${name}’ whether anything was charged, once`, () => {
      assert.is(words.match(pattern)?.length, 1, words);
    });

test.run();
