import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/index.ts';
import { ACTION_TYPES } from '../../widget/core/model/enums.ts';
import { wholeOf } from './locales.ts';

const ACTIONS = join(import.meta.dirname, '../../widget/actions');

const english = await wholeOf('en-US');

const argumentsOf = (text: string) => {
  const named = [...text.matchAll(/\{(\w+:(?:string|number))/g)].map(([, argument]) => argument);
  const counted = [...text.matchAll(/\{\{(\w+):/g)].map(([, name]) => `${name}:number`);
  return [...new Set([...named, ...counted])].sort().join(' ');
};
/** Replaces plurals by their texts, and drops the mapping of an argument such as `{country:string|{…}}`. */
const withoutArguments = (text: string) =>
  text
    .replace(/\{\{\w+:([^{}]*)\}\}/g, '$1')
    .replace(/\{\w+:string\|\{[^{}]*\}\}/g, 'x')
    .replace(/\{[^{}]*\}|\?\?/g, 'x');

for (const locale of LOCALES) {
  test(`${locale} has the same arguments as English`, async () => {
    for (const [key, text] of await wholeOf(locale)) {
      assert.is(argumentsOf(text), argumentsOf(english.get(key) ?? ''), `${locale} ${key}`);
    }
  });

  test(`${locale} has no empty text, no stray space and no unclosed brace`, async () => {
    for (const [key, text] of await wholeOf(locale)) {
      assert.ok(text.trim(), key);
      assert.is(text, text.trim(), key);
      assert.not.match(text, / {2}/, key);
      assert.is(text.split('{').length, text.split('}').length, key);
    }
  });
}

test('names every action kind and gives each its own section with a text to share', () => {
  for (const type of ACTION_TYPES) {
    assert.ok(english.has(`kinds.${type}`), type);
    assert.ok(english.has(`${type}.shareText`), type);
  }
});

/** What a screen that all kinds share finds by the kind's name alone. @param own a prop by which a kind says it otherwise */
const SHARED_WORDS = [
  { screen: 'StartScreen', key: 'start', own: undefined },
  { screen: 'Thanks', key: 'thankYouTitle', own: 'title' },
  { screen: 'Thanks', key: 'thankYouText', own: 'text' },
] as const;

const sourcesOf = (kind: string) =>
  globSync(`${ACTIONS}/${kind}/*.tsx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

for (const { screen, key, own } of SHARED_WORDS)
  test(`each kind that ${screen} is drawn for has its ${key}`, () => {
    const isDrawn = new RegExp(`<(?:Email)?${screen}(?: (?![^>]*\\b${own}=)[^>]*)?>|: ${screen}\\b`);
    const drawn = ACTION_TYPES.filter((kind) => isDrawn.test(sourcesOf(kind)));
    assert.ok(drawn.length > 2, drawn.join(' '));
    for (const kind of drawn) assert.ok(english.has(`${kind}.${key}`), kind);
  });

test('texts to share take no argument, so that sharing needs no code of the kind', () => {
  for (const type of ACTION_TYPES) assert.is(argumentsOf(english.get(`${type}.shareText`) ?? ''), '');
});

test('French puts a narrow no-break space before high punctuation', async () => {
  for (const [key, text] of await wholeOf('fr')) {
    const words = withoutArguments(text);
    assert.not.match(words, /[^\u202f][:;!?»]/u, key);
    assert.not.match(words, /«(?!\u202f)/u, key);
  }
});

test('no French or Italian word breaks at its hyphen on the screen', async () => {
  for (const locale of ['fr', 'it'] as const)
    for (const [key, text] of await wholeOf(locale))
      if (!key.endsWith('.shareText')) assert.not.match(withoutArguments(text), /\p{L}-\p{L}/u, key);
});

/** “Le Courrier” would have to become “du Courrier”. */
test('no French preposition that merges with an article stands before the name of a publisher', async () => {
  const ofPeople = /^email\.|privateContact|noNumber|emailSubject/;
  for (const [key, text] of await wholeOf('fr'))
    if (!ofPeople.test(key)) assert.not.match(text, /(^|[\s\u202f])(à|de) \{name:/iu, key);
});

test('Spanish questions and exclamations have an opening mark', async () => {
  const count = (text: string, sign: string) => text.split(sign).length;
  for (const [key, text] of await wholeOf('es')) {
    const words = text.replaceAll('??', '');
    assert.is(count(words, '¿'), count(words, '?'), key);
    assert.is(count(words, '¡'), count(words, '!'), key);
  }
});

test('no translation uses a typewriter apostrophe', async () => {
  for (const locale of LOCALES.filter((each) => each !== 'en-US')) {
    for (const [key, text] of await wholeOf(locale)) assert.not.match(text, /'/, key);
  }
});

test.run();
