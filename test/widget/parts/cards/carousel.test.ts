import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCarousel } from '../../../../widget/parts/cards/carousel.ts';

const carouselOf = (length: number) => {
  const clock = { now: 0 };
  return { clock, carousel: createCarousel(length, () => clock.now) };
};

test('starts at the first action and goes one step at a time', () => {
  const { clock, carousel } = carouselOf(3);
  assert.is(carousel.chosenActionIndex.value, 0);
  carousel.next();
  assert.is(carousel.chosenActionIndex.value, 1);
  clock.now = 700;
  carousel.back();
  assert.is(carousel.chosenActionIndex.value, 0);
});

test('ignores a second step within 700 ms', () => {
  const { clock, carousel } = carouselOf(3);
  carousel.next();
  clock.now = 699;
  carousel.next();
  assert.is(carousel.chosenActionIndex.value, 1);
  clock.now = 700;
  carousel.next();
  assert.is(carousel.chosenActionIndex.value, 2);
});

test('never moves past either end', () => {
  const { clock, carousel } = carouselOf(2);
  carousel.back();
  assert.is(carousel.chosenActionIndex.value, 0);
  clock.now = 1_000;
  carousel.set(9);
  assert.is(carousel.chosenActionIndex.value, 1);
  carousel.set(-3);
  assert.is(carousel.chosenActionIndex.value, 0);
});

test('goes back to the first action when it is reset', () => {
  const { carousel } = carouselOf(4);
  carousel.set(3);
  carousel.reset();
  assert.is(carousel.chosenActionIndex.value, 0);
});

test.run();
