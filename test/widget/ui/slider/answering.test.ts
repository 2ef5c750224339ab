import { mock } from 'node:test';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAnswering } from '../../../../widget/ui/slider/answering.ts';

test.before.each(() => mock.timers.enable({ apis: ['setTimeout'] }));
test.after.each(() => mock.timers.reset());

const MOUSE = { pointerId: 1, isPrimary: true, button: 0 };
const RIGHT = { ...MOUSE, button: 2 };
const SECOND_FINGER = { pointerId: 2, isPrimary: false, button: 0 };

type Slider = ReturnType<typeof createAnswering>;

const cases: [title: string, happen: (slider: Slider) => void, answers: number[]][] = [
  ['a tap', (slider) => [slider.down(MOUSE), slider.up(MOUSE, 50)], [50]],
  ['a drag, once', (slider) => [slider.down(MOUSE), slider.up(MOUSE, 70), slider.changed(70), rest()], [70]],
  ['a drag that ends beside it', (slider) => [slider.down(MOUSE), slider.changed(70)], [70]],
  ['a drag from before the application', (slider) => [slider.heldBefore(), slider.up(MOUSE, 70)], [70]],
  ['no right click', (slider) => [slider.down(RIGHT), slider.up(RIGHT, 50)], []],
  ['no pointer that was pressed elsewhere', (slider) => [slider.up(MOUSE, 50)], []],
  ['no second finger', (slider) => [slider.down(SECOND_FINGER), slider.up(SECOND_FINGER, 50)], []],
  ['no finger that scrolls', (slider) => [slider.down(MOUSE), slider.lost(), slider.up(MOUSE, 50)], []],
  [
    'no finger that scrolls and moves it on its way',
    (slider) => [slider.down(MOUSE), slider.scrolled(), slider.changed(51), rest()],
    [],
  ],
  [
    'a key after a finger that scrolled',
    (slider) => [slider.scrolled(), slider.lost(), slider.changed(51), rest()],
    [51],
  ],
  ['no key before it rests', (slider) => [slider.changed(51), mock.timers.tick(499)], []],
  ['the last of many keys', (slider) => [51, 52, 53].map((value) => slider.changed(value)).concat(rest()), [53]],
  ['a key as the focus goes on, once', (slider) => [slider.changed(51), slider.flush(), rest()], [51]],
  ['Enter at once, and once', (slider) => [slider.changed(51), slider.tell(51), rest()], [51]],
  [
    'no key that goes back to the answer',
    (slider) => [slider.tell(50), slider.changed(51), slider.changed(50), rest()],
    [50],
  ],
];

const rest = () => mock.timers.tick(500);

for (const [title, happen, answers] of cases)
  test(`takes ${title}`, () => {
    const taken: number[] = [];
    happen(createAnswering((value) => taken.push(value)));
    assert.equal(taken, answers);
  });

test.run();
