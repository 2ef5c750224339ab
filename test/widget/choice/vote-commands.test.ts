import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { completeSentimentPoll, updateSentimentPoll } from '../../../widget/api/calls/polls.ts';
import { createVote } from '../../../widget/choice/vote-commands.ts';
import { withApi } from '../support/api-server.ts';
import { kindTools } from '../support/kind-tools.ts';

const api = withApi(test);

const stored = (id: string) => ({ json: { id, resultDistribution: Array(12).fill(0), endUsersCount: 1 } });
const paths = () => api.received.map(({ path }) => path.split('/').at(-1));

test('begins anew where the stored answer is gone', async () => {
  api.replyWith(stored('a'), { status: 404, json: {} }, stored('b'), stored('b'));
  const { tools, action } = kindTools(api, 'sentimentpoll', { details: { lowLabel: 'No', highLabel: 'Yes' } });
  const send = createVote(action, tools, {
    complete: completeSentimentPoll,
    update: updateSentimentPoll,
    dataOf: (value: number, answerId) => ({ value, ...(answerId !== null && { answerId }) }),
    idOf: ({ id }) => id,
  });
  await send(0.1);
  await send(0.2).then(
    () => assert.unreachable(),
    (error) => assert.is(error.status, 404),
  );
  await send(0.3);
  await send(0.4);
  const [first, change] = paths();
  assert.equal(paths(), [first, change, first, change]);
  assert.match(api.received[3]?.text ?? '', '"answerId":"b"');
});

test.run();
