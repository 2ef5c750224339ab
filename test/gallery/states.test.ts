import { is } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LOCALES } from '../../i18n/locale.ts';
import { kinds } from '../../widget/actions/registry.ts';
import { Action, Card, Widget } from '../../widget/core/api/wire/widget.ts';
import type { KindFacts } from '../../widget/core/model/kind.ts';
import { states } from '../../widget/gallery/states.ts';
import { statesOf } from '../../widget/samples/rows.ts';
import { textsOf } from '../../widget/samples/texts.ts';

/** A question, an answer, the results. */
const MOST_BRIEF = 3;

type Cards = { actions: { type: string; details: unknown }[] }[];

test('the names of states are unique and begin with their kind', () => {
  const names = states.map(({ name }) => name);
  assert.equal([...new Set(names)], names);
  for (const { name, kind } of states) assert.ok(name.startsWith(`${kind}-`), name);
});

test('every kind that is built has states', () => {
  for (const kind of Object.keys(kinds))
    assert.ok(
      states.some((state) => state.kind === kind),
      kind,
    );
});

test('every kind that readers can meet has a path of a first screen, steps and an end', () => {
  for (const kind of Object.keys(kinds)) {
    const path = states.filter((state) => state.kind === kind && state.step !== undefined);
    const steps = path.map(({ step }) => step);
    assert.equal(
      [...steps].sort(),
      [...steps.keys()].map((index) => index + 1),
      kind,
    );
    assert.ok(steps.length >= MOST_BRIEF, kind);
  }
});

test('a path of a state that is not there is refused', () => {
  assert.throws(() => statesOf({ kind: 'poll', path: ['gone'] }, {}), 'No state is called poll-gone');
});

/** The names of all texts, those in lists too. */
const namesIn = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' ? namesIn(value, `${path}${name}.`) : [path + name],
  );

for (const locale of LOCALES)
  test(`sample texts have the same names, and lists the same length, in ${locale}`, () => {
    for (const kind of [...Object.keys(kinds), 'shared'])
      assert.equal(namesIn(textsOf(kind, locale)).sort(), namesIn(textsOf(kind, 'en-US')).sort(), kind);
  });

for (const locale of LOCALES)
  test(`each state is a valid response of the API, in ${locale}`, () => {
    for (const { name, widget } of states) {
      const answer = JSON.parse(JSON.stringify(widget(locale)));
      assert.ok(is(answer, Widget()), name);
      for (const card of answer.cards as Cards) {
        assert.ok(is(card, Card()), name);
        for (const action of card.actions) {
          assert.ok(is(action, Action()), name);
          const kind: KindFacts | undefined = Reflect.get(kinds, action.type);
          assert.ok(kind?.parse(action.details), `${name}: ${action.type}`);
        }
      }
    }
  });

test.run();
