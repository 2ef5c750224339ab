import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createTranslate, type Key, type PartialDictionary } from '../../i18n/index.ts';

const partial: PartialDictionary = { poll: { vote: 'Vote', votes: '{n:number|count} votes', results: '' } };

test('shows the key of a missing text and reports it once', () => {
  const missed: Key[] = [];
  const t = createTranslate('en-US', partial, (key) => missed.push(key));
  assert.is(t('poll.voting'), 'poll.voting');
  assert.is(t('poll.voting'), 'poll.voting');
  assert.is(t('call.progress', { current: 1, total: 2 }), 'call.progress');
  assert.equal(missed, ['poll.voting', 'call.progress']);
});

test('has the texts of a part once it is added, even after asking for them too early', () => {
  const missed: Key[] = [];
  const t = createTranslate('en-US', partial, (key) => missed.push(key));
  assert.is(t('poll.chooseFirst'), 'poll.chooseFirst');
  t.add({ poll: { chooseFirst: 'Counted' }, form: { email: 'Email' } });
  assert.is(t('poll.chooseFirst'), 'Counted');
  assert.is(t('form.email'), 'Email');
  assert.is(t('poll.vote'), 'Vote');
  assert.equal(missed, ['poll.chooseFirst']);
});

test('adds a part to one translator only', () => {
  const [one, other] = [createTranslate('en-US', partial), createTranslate('en-US', partial)];
  one.add({ form: { email: 'Email' } });
  assert.is(other('form.email'), 'form.email');
});

test('treats an empty text as missing', () => {
  assert.is(createTranslate('en-US', partial)('poll.results'), 'poll.results');
});

test('does not mistake inherited properties for copy', () => {
  const t = createTranslate('en-US', partial);
  assert.is(t('poll.constructor' as 'poll.vote'), 'poll.constructor');
});

test('each translator reports its own misses', () => {
  const missed: Key[] = [];
  for (const _ of [1, 2]) createTranslate('en-US', partial, (key) => missed.push(key))('poll.voting');
  assert.equal(missed, ['poll.voting', 'poll.voting']);
});

test('inserts arguments as they are, with braces and special characters', () => {
  const t = createTranslate('en-US', { shell: { aboutName: 'About {name:string}' } });
  assert.is(t('shell.aboutName', { name: '{n} $& ?? <b>' }), 'About {n} $& ?? <b>');
});

test.run();
