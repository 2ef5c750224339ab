import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as bodies from '../support/bodies.ts';
import { BETWEEN, CLOSES, LATE, withHours } from '../support/hours.ts';

type Answer = { cards: { actions: object[] }[]; closesAt?: string; hours?: { state: string; closed?: object } };

const widgetOf = async (post: (path: string, body: unknown) => Promise<{ body: unknown }>, id: string) =>
  (await post(bodies.GET_ACTIONS, { widgetRequestId: id })).body as Answer;

/** The poll says when it closes; its widget says nothing, or closes at another time. */
async function withActionHours(
  own: object,
  use: Parameters<typeof withHours>[1],
  change: (widget: { cards: { actions: object[] }[] }) => void = () => {},
) {
  const ofAction = (widget: Record<string, unknown>) => {
    const { cards } = widget as { cards: { actions: object[] }[] };
    Object.assign(widget, { opensAt: undefined, closesAt: undefined, closed: undefined });
    Object.assign(cards[0]?.actions[0] ?? {}, { closesAt: CLOSES, closed: { title: 'The poll is over' } });
    Object.assign(widget, own);
    change(widget as { cards: { actions: object[] }[] });
  };
  await withHours(['poll'], use, { change: ofAction });
}

test('closes a widget with the action that it begins with, and says its words', () =>
  withActionHours({}, async ({ post }, setClock) => {
    const { hours, closesAt } = await widgetOf(post, 'wr-poll');
    assert.equal([hours?.state, closesAt], ['open', CLOSES]);
    setClock(LATE);
    const late = (await widgetOf(post, 'wr-poll')).hours;
    assert.equal([late?.state, late?.closed], ['closed', { title: 'The poll is over' }]);
    assert.is((await post(bodies.POLL, bodies.vote())).status, 410);
    assert.is((await post(bodies.POLL, bodies.vote({ widgetId: 424242 }))).status, 410);
  }));

test('refuses all actions of a widget that its first action has closed', () =>
  withActionHours({}, async ({ db }) => {
    const rows = await db.selectFrom('actions').select(['actionId', 'data']).execute();
    const closing = rows.filter(({ data }) =>
      (JSON.parse(data).hours ?? []).some((each: object) => 'closesAt' in each),
    );
    const ids = new Set(closing.map(({ actionId }) => actionId));
    const { cards } = JSON.parse(readFileSync('server/content/widgets/poll.json', 'utf8')) as Answer;
    const own = cards.flatMap(({ actions }) => actions as { id: number }[]).map(({ id }) => String(id));
    assert.equal([...ids].sort(), [...new Set(own)].sort());
  }));

test('lets a widget close before its action', () =>
  withActionHours({ closesAt: BETWEEN, closed: { title: 'Done here' } }, async ({ post }) => {
    const { hours } = await widgetOf(post, 'wr-poll');
    assert.equal([hours?.state, hours?.closed], ['closed', { title: 'Done here' }]);
  }));

test('leaves a later action out while it is not open, and a card that has no other', () => {
  const follow = (widget: { cards: { actions: object[] }[] }) => {
    Object.assign(widget.cards[0]?.actions[0] ?? {}, { closesAt: undefined });
    Object.assign(widget.cards[1]?.actions[0] ?? {}, { closesAt: CLOSES });
  };
  return withActionHours(
    {},
    async ({ post }, setClock) => {
      const before = await widgetOf(post, 'wr-poll');
      setClock(LATE);
      const after = await widgetOf(post, 'wr-poll');
      assert.is(
        after.cards.flatMap(({ actions }) => actions).length,
        before.cards.flatMap(({ actions }) => actions).length - 1,
      );
      assert.is(after.hours, undefined);
      const { body } = await post(bodies.GET_ACTIONS, { widgetPreviewId: 'pv-poll' });
      assert.is((body as Answer).cards.length, before.cards.length);
    },
    follow,
  );
});

test.run();
