import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { wallNameOf } from '../../../../widget/core/model/wall-name.ts';

type Case = [firstName: string, lastName: string, shown: string];

const NAMES: Record<string, Case[]> = {
  'the first name and the initial': [
    ['Maya', 'Reyes', 'Maya R.'],
    ['  Maya ', ' Reyes ', 'Maya R.'],
    ['maya', 'reyes', 'Maya R.'],
    ['Jean-Luc', 'Moreau', 'Jean-Luc M.'],
    ['Mary Ann', 'O’Brien', 'Mary Ann O.'],
    ['D’Arcy', 'de la Cruz', 'D’Arcy D.'],
    ['Chloé', 'Élan', 'Chloé É.'],
    ['Zoe\u0301', 'A\u0301valos', 'Zoé Á.'],
  ],
  'names of one letter': [
    ['J', 'Q', 'J. Q.'],
    ['é', 'Ø', 'É. Ø.'],
    ['J.', 'Q.', 'J. Q.'],
    ['J.R.', 'Tolkien', 'J.R. T.'],
    ['伟', '王', '伟'],
  ],
  'other scripts, with an initial only where there are capitals': [
    ['Мария', 'иванова', 'Мария И.'],
    ['Ελένη', 'Παππά', 'Ελένη Π.'],
    ['小明', '王', '小明'],
    ['민준', '김', '민준'],
    ['さくら', '山田', 'さくら'],
    ['مريم', 'حداد', 'مريم'],
    ['שרה', 'כהן', 'שרה'],
    ['क्षितिज', 'शर्मा', 'क्षितिज'],
    ['สมชาย', 'ใจดี', 'สมชาย'],
    ['გიორგი', 'მაისურაძე', 'გიორგი'],
    ['Maya', 'ßmith', 'Maya'],
  ],
  'nothing but letters': [
    ['Maya 👩‍🚀', '🚀 Reyes', 'Maya R.'],
    ['Maya ❤\ufe0f', 'Reyes', 'Maya R.'],
    ['Israel\u20e0', 'M\u0336ax', 'Israel M.'],
    ['Maya\n\tLee', 'Reyes', 'Maya Lee R.'],
    ['\u202eayaM', '\u2066Reyes', 'AyaM R.'],
    ['Ma\u200bya\0', 'R\u200beyes', 'Maya R.'],
    ['\u0301\u0301Maya', 'Reyes', 'Maya R.'],
    [`M${'\u0302'.repeat(40)}aya`, 'Reyes', `M${'\u0302'.repeat(3)}aya R.`],
    ['𝓜𝓪𝔂𝓪', 'Ｒeyes', 'Maya R.'],
    ['"Maya" & (co)', '$Reyes', 'Maya co R.'],
    ['Maya', '42', 'Maya'],
    ['Maya', 'https://evil.example', 'Maya H.'],
    ['\ud83dMaya', 'Reyes', 'Maya R.'],
  ],
  'none for what is no name': [
    ['', 'Reyes', ''],
    ['42', 'Reyes', ''],
    ['👩‍🚀', 'Reyes', ''],
    ['\u0301', 'Reyes', ''],
    ['https://evil.example', 'Reyes', ''],
    ['evil.example', 'Reyes', ''],
    ['www.evil', 'Reyes', ''],
    ['evil．example', 'Reyes', ''],
    ['x.com', 'Reyes', ''],
    ['maya@evil', 'Reyes', ''],
    ['a/b', 'Reyes', ''],
    ['<b>Maya</b>', 'Reyes', ''],
    ['Maya{{1}}', 'Reyes', ''],
  ],
  'a short one for a long one': [
    ['Maximiliana-Alexandrine', 'Reyes', 'Maximiliana-Alexandr R.'],
    ['Maximilian-Aurelius- von', 'Reyes', 'Maximilian-Aurelius R.'],
    [`${'é'.repeat(60)}`, 'Reyes', `É${'é'.repeat(19)} R.`],
  ],
};

for (const [title, cases] of Object.entries(NAMES))
  test(`shows ${title}`, () => {
    for (const [firstName, lastName, shown] of cases)
      assert.is(wallNameOf({ firstName, lastName }), shown, JSON.stringify([firstName, lastName]));
  });

test('takes any text', () => {
  for (let code = 0; code < 0x3000; code++) {
    const odd = String.fromCodePoint(code).repeat(3);
    assert.ok(wallNameOf({ firstName: odd, lastName: odd }).length <= 30, odd);
  }
});

test.run();
