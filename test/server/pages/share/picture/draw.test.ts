import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { drawable } from '../../../../../server/pages/share/picture/draw.ts';

for (const [text, drawn] of [
  ['Bring back the 11:40 ferry', 'Bring back the 11:40 ferry'],
  ['„Größe“ – 20 % & 5 €, l’été', '„Größe“ – 20 % & 5 €, l’été'],
  ['Верните паром в 23:40', 'Верните паром в 23:40'],
  ['Vote 🇫🇷 👍🏽 → Pier 9', 'Vote Pier 9'],
  ['Press 1️⃣ or 👩‍🚀', 'Press 1 or'],
  ['夜船を戻せ', ''],
  ['أعيدوا العبّارة', ''],
  ['🎉', ''],
] as const)
  test(`draws “${text}” as “${drawn}”`, () => assert.is(drawable(text), drawn));

test.run();
