import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasLink, postLength } from '../../../../widget/actions/tweet/post-length.ts';

/** X's counting, version 3: the examples of its documentation, and what differs most from a string's length. */
const LENGTHS: [title: string, text: string, length: number][] = [
  ['nothing', '', 0],
  ['letters', 'Renew it', 8],
  ['accents, however they are made up', 'cafe\u0301', 4],
  ['Cyrillic', 'привет', 6],
  ['Chinese and Japanese', '投票しよう', 10],
  ['Korean', '안녕', 4],
  ['curly quotes and dashes', '“a” – b’s…', 10 + 1],
  ['an emoji', '👍', 2],
  ['a family in one sign', '👨‍👩‍👧‍👦', 2],
  ['a flag', '🇺🇸', 2],
  ['the flag of a part of a country', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 2],
  ['a hand with a colour of skin', '👍🏽', 2],
  ['a heart with its colour', '❤️', 2],
  ['a digit in a box', '1️⃣', 2],
  ['signs that are pictographs with what follows only', '© ‼', 1 + 1 + 2],
  ['digits and signs', '#1 *', 4],
  ['a short link', 'https://a.example', 23],
  ['a long link', `https://a.example/${'x'.repeat(200)}`, 23],
  ['a link in words', 'Read https://a.example/b now', 5 + 23 + 4],
  ['a link without a protocol', 'Go to vote.gov, now', 6 + 23 + 5],
  ['one with a path', `example.org/${'x'.repeat(100)}`, 23],
  ['one of a country', 'bbc.co.uk', 23],
  ['one of a country with a path', 'example.us/x', 23],
  ['two of them', 'a.com b.com', 47],
  ['an e-mail address', 'ada@example.org', 15],
  ['the end of a sentence', 'Vote.Now', 8],
  ['initials', 'U.S. law', 8],
  ['two links', 'http://a.example https://b.example', 47],
];

for (const [title, text, length] of LENGTHS)
  test(`counts ${title} as ${length}`, () => {
    assert.is(postLength(text), length);
  });

test('knows a text with a link from one without', () => {
  assert.equal(['see https://a.example', 'a.example'].map(hasLink), [true, false]);
});

test('counts where a browser has no Intl.Segmenter, as Firefox before 125', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    assert.is(postLength('👩‍🚒 Vote 🗳️'), 10);
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
  }
});

test('counts a text of ten thousand signs', () => {
  assert.is(postLength('x'.repeat(10_000)), 10_000);
});

test.run();
