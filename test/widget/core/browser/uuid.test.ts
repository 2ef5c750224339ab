import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { uuid } from '../../../../widget/core/browser/uuid.ts';

const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const many = () => new Set(Array.from({ length: 100 }, uuid));

test('makes a new UUID each time', () => {
  const made = many();
  assert.is(made.size, 100);
  for (const each of made) assert.match(each, V4);
});

test('makes UUIDs on pages without TLS too', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const made = many();
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  assert.is(made.size, 100);
  for (const each of made) assert.match(each, V4);
});

test.run();
