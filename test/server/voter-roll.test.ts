import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { httpVoterRoll, VoterRollRefusal } from '../../server/voter-roll.ts';
import { startVoterRoll } from './support/voter-roll.ts';

const ADA = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  dateOfBirth: '1990-05-04',
  streetNo: '12',
  street: 'Ferry St',
  city: 'Newark',
  state: 'NJ',
  zipCode: '07105',
};

async function find(reply: Parameters<typeof startVoterRoll>[0], timeoutMs?: number) {
  const roll = await startVoterRoll(reply);
  try {
    const { url } = roll;
    const answer = await httpVoterRoll({ url, token: 'secret', ...(timeoutMs && { timeoutMs }) })
      .find(ADA)
      .catch((cause: unknown) => cause);
    return { answer, asked: roll.asked };
  } finally {
    await roll.close();
  }
}

test('sends the details and its token', async () => {
  const { asked } = await find({ json: { registered: true } });
  assert.equal(asked[0]?.body, ADA);
  assert.is(asked[0]?.headers.authorization, 'Bearer secret');
});

for (const registered of [true, false, null])
  test(`reports the answer ${registered}`, async () => {
    assert.is((await find({ json: { registered } })).answer, registered);
  });

test('reports what is wrong with the details', async () => {
  const messages = { zipCode: ['No such ZIP code in New Jersey'] };
  const { answer } = await find({ status: 422, json: { messages } });
  assert.instance(answer, VoterRollRefusal);
  assert.equal((answer as VoterRollRefusal).messages, messages);
});

for (const [title, reply] of [
  ['a failure', { status: 500, json: {} }],
  ['a page', { json: '<html>' }],
  ['another shape', { json: { found: 'yes' } }],
  ['a refusal without words', { status: 422, json: {} }],
] as const)
  test(`treats ${title} as no answer`, async () => {
    const { answer } = await find(reply);
    assert.instance(answer, Error);
    assert.not.instance(answer, VoterRollRefusal);
  });

test('does not wait forever', async () => {
  const { answer } = await find({ hangs: true }, 50);
  assert.is((answer as Error).name, 'TimeoutError');
});

test.run();
