import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../server/calls/index.ts';
import * as bodies from '../support/bodies.ts';
import { copyContent } from '../support/content.ts';
import { COMPLETE, gift, INITIATE, moneyTaken, payment } from '../support/donations.ts';
import { BETWEEN, CLOSES, EARLY, LATE, OPENS, withHours } from '../support/hours.ts';
import { VALID } from '../support/valid-bodies.ts';
import { WEBM, withVideos } from '../support/videos.ts';

const ALL = readdirSync('server/content/widgets').map((file) => file.replace('.json', ''));

const DONATION_ID = 3801;

/** What does not complete an action by itself, and so goes on outside a widget's times. */
const NOT_ASKED = [bodies.ACTIVITY, bodies.TEST_EMAIL, bodies.PAIRS, bodies.DONATION, bodies.UPDATE_CALL];

const ASKED = MODULES.filter(({ kind, call }) => kind === 'submission' && !NOT_ASKED.includes(call.path)).map(
  ({ call }) => call.path,
);

/** Without a widget's number, so that all widgets with the action decide. */
function bodyOf(path: string) {
  const { widgetId: _, ...body } = VALID[path] ?? {};
  const id = { [INITIATE]: DONATION_ID, [bodies.VIDEO_EMAIL]: 3070 }[path];
  return id ? { ...body, id } : body;
}

const REFUSED: [when: string, time: string, status: number, error: string][] = [
  ['after closing', LATE, 410, 'Closed'],
  ['before opening', EARLY, 403, 'NotOpenYet'],
];

for (const [when, time, status, error] of REFUSED)
  test(`refuses every kind of completion ${when}, and stores nothing`, () =>
    withHours(ALL, async ({ post, db }, setClock) => {
      setClock(time);
      for (const path of ASKED) {
        const answer = await post(path, bodyOf(path));
        assert.equal([path, answer.status, answer.body], [path, status, { error }]);
      }
      const keys = await db.selectFrom('idempotencyKeys').select('path').execute();
      assert.equal(keys, []);
    }));

test('takes completions between opening and closing', () =>
  withHours(['poll', 'petition'], async ({ post }, setClock) => {
    for (const time of [OPENS, BETWEEN]) {
      setClock(time);
      assert.is((await post(bodies.POLL, bodies.vote())).status, 200);
      assert.is((await post(bodies.PETITION, bodies.signature())).status, 200);
    }
  }));

test('still records activity, timings and test letters after closing', () =>
  withHours(ALL, async ({ post }, setClock) => {
    setClock(LATE);
    for (const path of [bodies.ACTIVITY, bodies.TIMINGS, bodies.TEST_EMAIL, bodies.PAIRS])
      assert.equal([path, (await post(path, VALID[path])).status], [path, 200]);
  }));

test('answers a repeated submission as it did before closing', () =>
  withHours(['petition'], async ({ post, db }, setClock) => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post(bodies.PETITION, bodies.signature(), headers);
    setClock(LATE);
    const again = await post(bodies.PETITION, bodies.signature(), headers);
    assert.equal([again.status, again.body], [200, first.body]);
    assert.is((await post(bodies.PETITION, bodies.signature())).status, 410);
    assert.is((await db.selectFrom('signatures').selectAll().execute()).length, 1);
  }));

test('lets what came in time be corrected after closing, and nothing else in its name', () =>
  withHours(['petition'], async ({ post, db }, setClock) => {
    const key = randomUUID();
    await post(bodies.PETITION, bodies.signature({ email: 'an@mail.test' }), { 'idempotency-key': key });
    setClock(LATE);
    const corrected = (earlierKey: string) =>
      post(bodies.PETITION, bodies.signature({ email: 'ann@mail.test', earlierKey }));
    assert.is((await corrected(randomUUID())).status, 410);
    assert.is((await corrected(key)).status, 200);
    const rows = await db.selectFrom('signatures').select('email').execute();
    assert.equal(rows, [{ email: 'ann@mail.test' }]);
  }));

test('takes the outcome of a call that was reported before closing', () =>
  withHours(['call'], async ({ post }, setClock) => {
    const { body } = await post(bodies.CALL, VALID[bodies.CALL]);
    const { callActionCompletionId } = body as { callActionCompletionId: string };
    setClock(LATE);
    const update = { ...VALID[bodies.CALL], callActionCompletionId };
    assert.is((await post(bodies.UPDATE_CALL, update)).status, 200);
    assert.is((await post(bodies.CALL, VALID[bodies.CALL])).status, 410);
  }));

test('takes the payment of a donation that was begun before closing', () =>
  withHours(['donation', 'charities'], async (server, setClock) => {
    setClock('2026-11-20T08:59:00Z');
    const own = { id: DONATION_ID };
    const { trackingId } = (await server.post(INITIATE, gift(own))).body as { trackingId: string };
    setClock(LATE);
    const { body } = await server.post(COMPLETE, payment(trackingId, 'paid', own));
    assert.is((body as { status: string }).status, 'Success');
    assert.is((await moneyTaken(server)).length, 1);
    assert.is((await server.post(INITIATE, gift(own))).status, 410);
  }));

test('publishes a video whose upload began before closing, and no later one', () => {
  const content = copyContent();
  content.change('widgets/recordvideo.json', (widget) => Object.assign(widget, { closesAt: CLOSES }));
  let now: string = BETWEEN;
  return withVideos(
    async ({ upload, publish }) => {
      const inTime = await upload(WEBM);
      now = LATE;
      assert.is((await publish(inTime)).status, 200);
      assert.is((await publish(await upload(WEBM))).status, 410);
    },
    { contentDir: content.dir, clock: () => new Date(now) },
  ).finally(content.remove);
});

test('refuses an action only in the widget that is over', async () => {
  await withHours(['poll'], async ({ post, db }, setClock) => {
    const row = await db
      .selectFrom('actions')
      .selectAll()
      .where('identifier', '=', '3101|poll@1')
      .executeTakeFirstOrThrow();
    const action = JSON.parse(row.data);
    const data = JSON.stringify({ ...action, hours: [...action.hours, { widgetId: 77 }] });
    await db.updateTable('actions').set({ data }).where('identifier', '=', '3101|poll@1').execute();
    setClock(LATE);
    assert.is((await post(bodies.POLL, bodies.vote({ widgetId: 1002 }))).status, 410);
    assert.is((await post(bodies.POLL, bodies.vote({ widgetId: 77 }))).status, 200);
    assert.is((await post(bodies.POLL, bodies.vote())).status, 200);
  });
});

type Answer = {
  cards: { actions: { endUsersCount: number }[] }[];
  opensAt?: string;
  closesAt?: string;
  closed?: object;
  hours?: { state: string; secondsLeft?: number; results?: Record<string, object> };
};

const widgetOf = async (post: (path: string, body: unknown) => Promise<{ body: unknown }>, id: string) =>
  (await post(bodies.GET_ACTIONS, { widgetRequestId: id })).body as Answer;

test('tells with the widget whether it is open, and for how many seconds', () =>
  withHours(['poll'], async ({ post }, setClock) => {
    setClock('2026-11-10T08:59:50Z');
    const { opensAt, closesAt, closed, hours } = await widgetOf(post, 'wr-poll');
    assert.equal([opensAt, closesAt, closed], [OPENS, CLOSES, { title: 'It is over' }]);
    assert.equal(hours, { state: 'notOpen', opensAt, closesAt, closed, secondsLeft: 10 });
    setClock('2026-11-20T08:58:00Z');
    const later = (await widgetOf(post, 'wr-poll')).hours;
    assert.equal([later?.state, later?.secondsLeft], ['open', 120]);
    assert.is((await widgetOf(post, 'wr-petition')).hours, undefined);
  }));

test('tells the results of every kind that has some after closing', () =>
  withHours(
    ['poll', 'quiz', 'sentimentpoll', 'speedometer', 'petition'],
    async ({ post }, setClock) => {
      const before = (await widgetOf(post, 'wr-petition')).cards[0]?.actions[0]?.endUsersCount ?? 0;
      await post(bodies.PETITION, bodies.signature());
      await post(bodies.POLL, bodies.vote({ answerId: 2 }));
      await post(bodies.QUIZ, bodies.guess());
      await post(bodies.SENTIMENT, bodies.sentiment());
      setClock(LATE);
      const hours = await Promise.all(
        ['wr-poll', 'wr-quiz', 'wr-sentimentpoll', 'wr-speedometer', 'wr-petition'].map(
          async (id) => (await widgetOf(post, id)).hours,
        ),
      );
      assert.equal(
        hours.map((each) => [each?.state, each?.secondsLeft]),
        hours.map(() => ['closed', undefined]),
      );
      const results = Object.assign({}, ...hours.map((each) => each?.results));
      const kinds = Object.fromEntries(
        Object.entries(results).map(([id, each]) => [id.split('|')[1], Object.keys(each as object)]),
      );
      assert.equal(kinds, {
        poll: ['results', 'endUsersCount'],
        petition: ['endUsersCount'],
        quiz: ['results', 'endUsersCount'],
        sentimentpoll: ['resultDistribution', 'endUsersCount'],
        speedometer: ['correctValue', 'endUsersCount'],
        opinion: ['endUsersCount'],
        signup: ['endUsersCount'],
      });
      assert.equal(
        results['3101|poll'].results.map(({ percentage }: { percentage: number }) => percentage),
        [0, 100, 0, 0],
      );
      // In the same minute, since nobody can sign any more.
      assert.is(results['3001|petition'].endUsersCount, before + 1);
    },
    { countsAgeMs: 60_000 },
  ));

test.run();
