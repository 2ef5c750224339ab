import type { FastifyError, FastifyRequest } from 'fastify';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BusyError, type Trouble, troubleOf } from '../../../server/db/trouble.ts';
import { failureOf } from '../../../server/http/error-handler.ts';

const error = (message: string, more: object = {}) => Object.assign(new Error(message), more);

const CASES: [title: string, cause: unknown, trouble: Trouble | undefined][] = [
  ['our own limit', new BusyError('x'), 'busy'],
  ['a locked SQLite file', error('database is locked', { errcode: 5 }), 'busy'],
  ['a locked SQLite file, with an extended code', error('database is locked', { errcode: 517 }), 'busy'],
  ['a full disk under SQLite', error('database or disk is full', { errcode: 13 }), 'full'],
  ['a file that may not be written', error('attempt to write a readonly database', { errcode: 8 }), 'readOnly'],
  ['a broken constraint of SQLite', error('UNIQUE constraint failed', { errcode: 2067 }), undefined],
  ['a lock of PostgreSQL', error('canceling statement due to lock timeout', { code: '55P03' }), 'busy'],
  ['a deadlock', error('deadlock detected', { code: '40P01' }), 'busy'],
  ['too many connections', error('sorry, too many clients already', { code: '53300' }), 'busy'],
  ['a full disk under PostgreSQL', error('could not extend file', { code: '53100' }), 'full'],
  ['a standby server', error('cannot execute INSERT in a read-only transaction', { code: '25006' }), 'readOnly'],
  ['a server that ends', error('terminating connection', { code: '57P01' }), 'gone'],
  ['a server that starts', error('the database system is starting up', { code: '57P03' }), 'gone'],
  ['a refused connection', error('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), 'gone'],
  ['a lost connection', error('Connection terminated unexpectedly'), 'gone'],
  [
    'a connection that was lost before',
    error('Client has encountered a connection error and is not queryable'),
    'gone',
  ],
  ['no connection in time', error('timeout exceeded when trying to connect'), 'gone'],
  ['a broken constraint of PostgreSQL', error('duplicate key value', { code: '23505' }), undefined],
  ['a wrong statement', error('relation does not exist', { code: '42P01' }), undefined],
  ['an error of our own', new TypeError('x is not a function'), undefined],
  ['no error', 'busy', undefined],
];

test('recognises temporary failures', () => {
  for (const [title, cause, trouble] of CASES) assert.is(troubleOf(cause), trouble, title);
});

/** The answer to a failure, and its line in the log. */
function tellOf(cause: unknown) {
  const said: string[] = [];
  const log = { error: (_facts: object, text: string) => said.push(text) };
  const { status, headers, body } = failureOf(cause as FastifyError, { log } as unknown as FastifyRequest);
  return { status, headers, body, said: said.join() };
}

test('names a full disk in the log, and tells the reader to try again', () => {
  for (const cause of [error('x', { errcode: 13 }), error('x', { code: '53100' })]) {
    const { status, headers, body, said } = tellOf(cause);
    assert.equal(
      { status, headers, body },
      { status: 503, headers: { 'retry-after': '2' }, body: { error: 'Service unavailable' } },
    );
    assert.match(said, /disk of the database is full/i);
  }
});

test('answers 500 only to failures that a retry does not mend', () =>
  assert.is(tellOf(error('x', { code: '42P01' })).status, 500));

test.run();
