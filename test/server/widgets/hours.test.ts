import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Hours, hoursAt, narrowed, type Place, placesAt, widgetHours } from '../../../server/widgets/hours.ts';

const OPENS = '2026-12-01T09:00:00-05:00';
const CLOSES = '2026-12-08T12:00:00Z';
const [AT_OPENING, AT_CLOSING] = [Date.parse(OPENS), Date.parse(CLOSES)];
const BOTH = { opensAt: OPENS, closesAt: CLOSES };

type Row = [title: string, hours: Hours, at: number, state: string, until: number | null];

const ROWS: Row[] = [
  ['a widget without times', {}, AT_CLOSING, 'open', null],
  ['one whose times are null', { opensAt: null, closesAt: null }, AT_CLOSING, 'open', null],
  ['long before opening', BOTH, AT_OPENING - 1e9, 'notOpen', AT_OPENING],
  ['the millisecond before opening', BOTH, AT_OPENING - 1, 'notOpen', AT_OPENING],
  ['opening', BOTH, AT_OPENING, 'open', AT_CLOSING],
  ['between', BOTH, AT_OPENING + 1e8, 'open', AT_CLOSING],
  ['the millisecond before closing', BOTH, AT_CLOSING - 1, 'open', AT_CLOSING],
  ['closing', BOTH, AT_CLOSING, 'closed', null],
  ['long after closing', BOTH, AT_CLOSING + 1e12, 'closed', null],
  ['before closing, without an opening', { closesAt: CLOSES }, 0, 'open', AT_CLOSING],
  ['after closing, without an opening', { closesAt: CLOSES }, AT_CLOSING, 'closed', null],
  ['before opening, without a closing', { opensAt: OPENS }, 0, 'notOpen', AT_OPENING],
  ['after opening, without a closing', { opensAt: OPENS }, AT_OPENING, 'open', null],
];

for (const [title, hours, at, state, until] of ROWS)
  test(`tells ${title}`, () => assert.equal(hoursAt(hours, new Date(at)), { state, until }));

const OVER: Place = { widgetId: 1, closesAt: '2026-11-01T00:00Z' };
const EARLY: Place = { widgetId: 2, opensAt: '2026-12-01T00:00Z' };
const ALWAYS: Place = { widgetId: 3 };
const NOW = new Date('2026-11-15T00:00Z');

const PLACES: [title: string, places: Place[], widgetId: number | string | undefined, state: string][] = [
  ['no hours at all', [], 1, 'open'],
  ['the widget that the request names, which is over', [OVER, ALWAYS], 1, 'closed'],
  ['the widget that the request names by text', [OVER, ALWAYS], '1', 'closed'],
  ['the widget that the request names, which is open', [OVER, ALWAYS], 3, 'open'],
  ['no widget named, and one of them open', [OVER, EARLY, ALWAYS], undefined, 'open'],
  ['a widget without the action named, and one of them open', [OVER, ALWAYS], 9, 'open'],
  ['no widget named, and all over', [OVER, { ...OVER, widgetId: 4 }], undefined, 'closed'],
  ['no widget named, one over and one still to come', [OVER, EARLY], undefined, 'notOpen'],
  ['two widgets of one number, of which one is open', [OVER, { widgetId: 1 }], 1, 'open'],
];

for (const [title, places, widgetId, state] of PLACES)
  test(`judges an action by ${title}`, () => assert.is(placesAt({}, places, widgetId, NOW), state));

const CLOSED_NOW: Hours = { closesAt: '2026-11-10T00:00Z' };
const OWN: [title: string, own: Hours, places: Place[], widgetId: number | undefined, state: string][] = [
  ['its own, in a widget without hours', CLOSED_NOW, [], 3, 'closed'],
  ['its own, in a widget that is always open', CLOSED_NOW, [OVER, ALWAYS], 3, 'closed'],
  ['its own, before they begin', { opensAt: '2026-12-01T00:00Z' }, [OVER, ALWAYS], undefined, 'notOpen'],
  ['those of a widget that closes sooner', { closesAt: '2026-12-10T00:00Z' }, [OVER, ALWAYS], 1, 'closed'],
  [
    'both, where both are open',
    { closesAt: '2026-12-10T00:00Z' },
    [{ widgetId: 1, opensAt: '2026-11-01T00:00Z' }],
    1,
    'open',
  ],
];

for (const [title, own, places, widgetId, state] of OWN)
  test(`judges an action by hours of ${title}`, () => assert.is(placesAt(own, places, widgetId, NOW), state));

const [FIRST, LATER] = ['2026-12-01T00:00:00Z', '2026-12-02T01:00:00+02:00'];

test('narrows hours to those in which both are open', () => {
  assert.equal(narrowed({}, {}), { opensAt: undefined, closesAt: undefined });
  assert.equal(narrowed({ opensAt: FIRST }, { opensAt: LATER }).opensAt, LATER);
  assert.equal(narrowed({ closesAt: LATER }, { closesAt: FIRST, opensAt: null }).closesAt, FIRST);
});

const WIDGETS: [title: string, own: Hours, first: Hours[], hours: Hours][] = [
  ['nothing says when', {}, [{}], { opensAt: undefined, closesAt: undefined }],
  ['its only action closes', {}, [{ closesAt: FIRST }], { opensAt: undefined, closesAt: FIRST }],
  ['one of two actions never closes', {}, [{ closesAt: FIRST }, {}], { opensAt: undefined, closesAt: undefined }],
  [
    'two actions close one after the other',
    {},
    [{ closesAt: LATER }, { closesAt: FIRST }],
    { opensAt: undefined, closesAt: LATER },
  ],
  [
    'two actions open one after the other',
    {},
    [{ opensAt: LATER }, { opensAt: FIRST }],
    { opensAt: FIRST, closesAt: undefined },
  ],
  ['it closes before its action', { closesAt: FIRST }, [{ closesAt: LATER }], { opensAt: undefined, closesAt: FIRST }],
  ['it has no actions', { closesAt: FIRST }, [], { opensAt: undefined, closesAt: FIRST }],
];

for (const [title, own, first, hours] of WIDGETS)
  test(`tells a widget’s hours where ${title}`, () => assert.equal(widgetHours(own, first), hours));

test.run();
