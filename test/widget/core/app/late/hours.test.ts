import { signal } from '@preact/signals-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { HoursNow } from '../../../../../widget/core/api/wire/hours.ts';
import type { WireWidget } from '../../../../../widget/core/api/wire/widget.ts';
import { keepHours } from '../../../../../widget/core/app/late/hours.ts';
import type { Action } from '../../../../../widget/core/model/action.ts';
import type { Widget } from '../../../../../widget/core/model/widget.ts';
import { withDom } from '../../../../support/dom.ts';
import { type FakeClock, withClock } from '../../../support/clock.ts';

withDom(test);

const petition = { identifier: '1|petition', type: 'petition', path: 'petition' } as Action;
const OPEN: HoursNow = { state: 'open', closesAt: '2026-12-03T14:00:00Z', secondsLeft: 60 };

type Store = (position: { action: Action; route: string }) => void;

function open(given: HoursNow | null, answers: (HoursNow | Error)[], at = '/petition/start', action = petition) {
  const hours = signal<unknown>(given);
  const position = signal({ action, route: at });
  const moves: string[] = [];
  const reports: unknown[] = [];
  let asked = 0;
  let sent = () => {};
  const store =
    (name: string): Store =>
    (next) => {
      moves.push(`${name} ${next.route}`);
      position.value = next;
    };
  const app = {
    session: {
      position,
      activeAction: {
        get value() {
          return position.value.action;
        },
      },
      route: {
        get value() {
          return position.value.route;
        },
      },
      isBack: signal(false),
      completedActionIdentifiers: signal(new Set<string>()),
      alert: signal<{ text: string } | null>(null),
      replaceWidget: (widget: Widget) => {
        hours.value = widget.hours;
      },
      push: store('push'),
      restart: store('restart'),
    },
    commands: {
      submit: () =>
        new Promise<void>((done) => {
          sent = done;
        }),
      async arrive(next: { action: Action; route: string }, keep: Store) {
        keep(next);
        return true;
      },
    },
    lifecycle: { actionVisible: () => {} },
    screens: { kindOf: () => ({ hasForm: true }), isEnd: ({ route }: { route: string }) => route.endsWith('/success') },
    client: {} as { onShut?: (word: 'Closed' | 'NotOpenYet') => void },
    report: (error: unknown) => reports.push(error),
    t: (key: string) => key,
  };
  const widget = { hours: given, actions: [action], cards: [] } as unknown as Widget;
  const ask = async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return { hours: answer } as unknown as WireWidget;
  };
  const stop = keepHours({ shown: () => ({ app: app as never }) }, widget, ask);
  return {
    moves,
    reports,
    asked: () => asked,
    hours: () => hours.value as HoursNow & { refusal?: string },
    refuse: (word: 'Closed' | 'NotOpenYet' = 'Closed') => app.client.onShut?.(word),
    submit: () => app.commands.submit(),
    sent: () => sent(),
    stop,
  };
}

const SHUT: HoursNow = { state: 'closed' };

const pass = (clock: FakeClock, seconds: number) => clock.tick(seconds * 1_000);

for (const [title, at, moves, action] of [
  ['takes away a card that nobody has begun', '/petition/start', ['restart /closed'], petition],
  ['lets a reader go on who has begun', '/petition', [], petition],
  ['leaves thanks alone', '/petition/success', [], petition],
  ['keeps a form that has no card before it', '/petition', ['push /closed'], { ...petition, skipFrontCard: true }],
] as const)
  test(
    `at the moment: ${title}`,
    withClock(async (clock) => {
      const seen = open(OPEN, [SHUT], at, action as Action);
      await pass(clock, 59);
      assert.is(seen.asked(), 0);
      await pass(clock, 5);
      assert.is(seen.asked(), 1);
      assert.equal(seen.moves, moves);
      seen.stop();
    }),
  );

test(
  'says what was refused, also where the moment’s own move waits for the submission',
  withClock(async (clock) => {
    const seen = open(OPEN, [SHUT], '/petition/start');
    void seen.submit();
    await pass(clock, 65);
    seen.refuse();
    seen.sent();
    await pass(clock, 1);
    assert.equal(seen.moves, ['push /closed']);
    assert.is(seen.hours().refusal, 'closed.notCounted');
    seen.stop();
  }),
);

for (const [word, state] of [
  ['Closed', 'closed'],
  ['NotOpenYet', 'notOpen'],
] as const)
  test(
    `believes a refusal, ${word}, where the answer says that it is open, or there are no hours yet`,
    withClock(async (clock) => {
      for (const given of [OPEN, null]) {
        const seen = open(given, [OPEN], '/petition');
        seen.refuse(word);
        await pass(clock, 1);
        assert.equal(seen.moves, ['push /closed']);
        assert.is(seen.hours().state, state);
        seen.stop();
      }
    }),
  );

test(
  'leaves a widget open whose action alone is over',
  withClock(async (clock) => {
    for (const answer of [{ state: 'open' }, { ...OPEN, secondsLeft: 3_600 }] as HoursNow[]) {
      const seen = open(null, [answer], '/petition');
      seen.refuse();
      await pass(clock, 1);
      assert.equal(seen.moves, []);
      assert.is(seen.hours().state, 'open');
      seen.stop();
    }
  }),
);

test(
  'asks less and less often where nobody answers, and reports it once',
  withClock(async (clock) => {
    const seen = open(OPEN, [new Error('offline')]);
    await pass(clock, 64);
    assert.is(seen.asked(), 1);
    await pass(clock, 3_600);
    assert.ok(seen.asked() > 4 && seen.asked() < 12, String(seen.asked()));
    assert.is(seen.reports.length, 1);
    seen.stop();
    const before = seen.asked();
    await pass(clock, 3_600);
    assert.is(seen.asked(), before);
  }),
);

test(
  'asks again when a page wakes up',
  withClock(async (clock) => {
    const seen = open({ state: 'notOpen', secondsLeft: 30_000 }, [{ state: 'open' }], '/closed');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(clock, 1);
    assert.is(seen.asked(), 1);
    assert.equal(seen.moves, ['restart /petition/start']);
    seen.stop();
  }),
);

test(
  'asks once in between where the moment is further away than a timer can wait',
  withClock(async (clock) => {
    const day = 86_400;
    const seen = open({ ...OPEN, secondsLeft: 90 * day }, [{ ...OPEN, secondsLeft: 65 * day }]);
    await pass(clock, 24 * day);
    assert.is(seen.asked(), 0);
    await pass(clock, day);
    assert.is(seen.asked(), 1);
    seen.stop();
  }),
);

test.run();
