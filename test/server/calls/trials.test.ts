import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../server/calls/index.ts';
import { ACTIVITY, TEST_EMAIL } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';
import { VALID } from '../support/valid-bodies.ts';

const COMPLETIONS = MODULES.filter(
  ({ kind, call }) => kind === 'submission' && call.path in VALID && ![ACTIVITY, TEST_EMAIL].includes(call.path),
).map(({ call }) => call.path);

const TRIALS: [title: string, sent: Record<string, unknown>][] = [
  ['a page in test mode', { articleUrlTracking: 'https://news.example/a?mode=ab4e-test' }],
  ['a page in preview mode', { articleUrlTracking: 'https://news.example/a?x=1&mode=ab4e-preview#top' }],
  ['a widget that is not published yet', { widgetPreviewId: 'pv-poll' }],
];

for (const [title, sent] of TRIALS)
  test(`refuses every completion from ${title}, and counts nothing`, () =>
    withServer(async ({ post, db }) => {
      for (const path of COMPLETIONS) {
        const { status, body } = await post(path, { ...VALID[path], ...sent });
        assert.equal([path, status, body], [path, 400, { error: 'Nothing is stored in preview and test mode' }]);
      }
      assert.equal(await db.selectFrom('tallies').selectAll().execute(), []);
    }));

test('takes a completion from a page whose address has another mode', () =>
  withServer(async ({ post }) => {
    const [path = ''] = COMPLETIONS;
    const sent = { articleUrlTracking: 'https://news.example/a?mode=dark' };
    assert.is((await post(path, { ...VALID[path], ...sent })).status, 200);
  }));

test.run();
