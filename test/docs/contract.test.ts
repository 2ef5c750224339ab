import type { Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Call, calls } from '../../widget/core/api/calls.ts';
import { read } from '../support/documents.ts';

/** What spec §7 prints of answers to completions and to payments. */
const PRINTED =
  `callActionCompletionId endUsersCount isSinglePerson clientToken trackingId errorList status endUserId results videoURL
  fullThumbnailURL fullVideoURL recordVideoAnswerId answerId correctValue counter result feedbackCustomVariableCalc id resultDistribution
  thankYouText thankYouTitle useLocalRepresentative`.split(/\s+/);

const fieldsOf = ({ answer }: Call) => Object.keys((answer as Struct<unknown, Record<string, unknown>>).schema ?? {});

const submissions = Object.entries(calls).filter(([name]) =>
  /^(?:complete|update|testComplete|initiate|check)/.test(name),
);

for (const [name, call] of submissions)
  test(`docs/contract.md names what an answer to ${name} has besides what the specification prints`, () => {
    const own = fieldsOf(call as Call).filter((field) => !PRINTED.includes(field));
    assert.equal(
      own.filter((field) => !new RegExp(`\`${field}\\b`).test(read('docs/contract.md'))),
      [],
    );
  });

test('docs/contract.md says which of its own names goes where', () => {
  for (const name of ['end_user_id', '/pay/card/', 'earlierKey'])
    assert.ok(read('docs/contract.md').includes(`\`${name}\``), name);
});

test.run();
