import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasLink, postLength } from '../../../../widget/actions/tweet/post-text.ts';

/** X's counting rules, version 3: the examples of its documentation, and cases that differ from a string's length. */
const LENGTHS: [title: string, text: string, length: number][] = [
  ['nothing', '', 0],
  ['letters', 'Renew it', 8],
  ['accents, composed or not', 'cafe\u0301', 4],
  ['Cyrillic', 'привет', 6],
  ['Chinese and Japanese', '投票しよう', 10],
  ['Korean', '안녕', 4],
  ['curly quotes and dashes', '“a” – b’s…', 10 + 1],
  ['an emoji', '👍', 2],
  ['a family emoji', '👨‍👩‍👧‍👦', 2],
  ['a flag', '🇺🇸', 2],
  ['the flag of a region', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 2],
  ['a hand with a skin tone', '👍🏽', 2],
  ['a red heart', '❤️', 2],
  ['a keycap digit', '1️⃣', 2],
  ['symbols that are emoji only with a variation selector', '© ‼', 1 + 1 + 2],
  ['digits and symbols', '#1 *', 4],
  ['a short link', 'https://a.example', 23],
  ['a long link', `https://a.example/${'x'.repeat(200)}`, 23],
  ['a link in a text', 'Read https://a.example/b now', 5 + 23 + 4],
  ['a link without a protocol', 'Go to vote.gov, now', 6 + 23 + 5],
  ['a link with a path and no protocol', `example.org/${'x'.repeat(100)}`, 23],
  ['a link with a country’s domain', 'bbc.co.uk', 23],
  ['a link with a country’s domain and a path', 'example.us/x', 23],
  ['two links', 'a.com b.com', 47],
  ['an e-mail address', 'ada@example.org', 15],
  ['the end of a sentence', 'Vote.Now', 8],
  ['initials', 'U.S. law', 8],
  ['two links', 'http://a.example https://b.example', 47],
];

for (const [title, text, length] of LENGTHS)
  test(`counts ${title} as ${length}`, () => {
    assert.is(postLength(text), length);
  });

test('tells whether a text has a link', () => {
  assert.equal(['see https://a.example', 'a.example'].map(hasLink), [true, false]);
});

test('counts without Intl.Segmenter, which Firefox before 125 lacks', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    assert.is(postLength('👩‍🚒 Vote 🗳️'), 10);
  } finally {
    Object.defineProperty(Intl, 'Segmenter', { value: Segmenter, configurable: true, writable: true });
  }
});

test('counts a text of ten thousand characters', () => {
  assert.is(postLength('x'.repeat(10_000)), 10_000);
});

test.run();
