import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../server/calls/index.ts';
import {
  aCall,
  CALL,
  POLL,
  reading,
  SENTIMENT,
  SPEEDOMETER,
  sentiment,
  UPDATE_CALL,
  UPDATE_POLL,
  UPDATE_SENTIMENT,
  UPDATE_SPEEDOMETER,
  vote,
} from '../support/bodies.ts';
import { addAction, COMPLETE as COMPLETE_DONATION, initiate, payment } from '../support/donations.ts';
import { type TestServer, withServer } from '../support/server.ts';
import { VALID } from '../support/valid-bodies.ts';

type Body = Record<string, unknown>;

/** An update names its submission by the id in the first answer, a donation itself by the one in that of its beginning. */
async function bodyFor(path: string, server: TestServer): Promise<Body> {
  const { post } = server;
  if (path === UPDATE_POLL) return { ...vote(), ...((await post(POLL, vote())).body as Body) };
  if (path === UPDATE_CALL) return { ...aCall(), ...((await post(CALL, aCall())).body as Body) };
  if (path === UPDATE_SPEEDOMETER) return { ...reading(), ...((await post(SPEEDOMETER, reading())).body as Body) };
  if (path === UPDATE_SENTIMENT) {
    const { id } = (await post(SENTIMENT, sentiment())).body as Body;
    return sentiment({ answerId: id });
  }
  if (path === COMPLETE_DONATION) {
    await addAction(server);
    return payment(await initiate(server));
  }
  return VALID[path] ?? {};
}

/** The content has no action of this kind. */
const UNTRIED = [
  'Widget/CompleteVideoAsync',
  'Widget/CompleteRecordVideoAsync',
  'Widget/CompleteRecordVideoEmailAsync',
];

const deeds = MODULES.map(({ call }) => call.path).filter((path) => /Complete|Update/.test(path));

for (const path of deeds.filter((each) => !UNTRIED.includes(each)))
  test(`${path} answers how many people have done so, the first time and again`, () =>
    withServer(
      async (server) => {
        const body = await bodyFor(path, server);
        for (let sent = 0; sent < 2; sent += 1) {
          const answer = await server.post(path, body);
          assert.is(answer.status, 200, answer.text);
          const { endUsersCount } = answer.body as { endUsersCount: number };
          assert.ok(Number.isInteger(endUsersCount) && endUsersCount >= 0);
        }
      },
      { playMoney: true },
    ));

test('covers every kind of submission', () => assert.ok(deeds.length >= 11));

test.run();
