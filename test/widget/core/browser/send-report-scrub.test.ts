import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { scrub, scrubContext } from '../../../../widget/core/browser/send-report.ts';

const TEXTS: [text: string, left: string][] = [
  [
    'Failed Request: Widget/CompletePetitionAsync 500 Server Error',
    'Failed Request: Widget/CompletePetitionAsync 500 Server Error',
  ],
  ["Cannot read properties of undefined (reading 'forms')", "Cannot read properties of undefined (reading 'forms')"],
  ['Expected a string, but received: "ada@example.org" at 3', 'Expected a string, but received: …'],
  [`Unexpected token 'A', "Ada Lovelace" is not valid JSON`, `Unexpected token 'A', "…" is not valid JSON`],
  ["'Ada Lovelace' is no name", "'…' is no name"],
  ['No answer from https://x.test/a/b?email=ada%40x.org&z=1#top today', 'No answer from https://x.test/a/b today'],
  ['at https://x.test/w/c-1.js?v=1:2:3)', 'at https://x.test/w/c-1.js)'],
  ['Failed: /api/Addresses/Suggest?query=1+Main+Street', 'Failed: /api/Addresses/Suggest'],
  ['No mail to ada.k+news@mail.example.org.', 'No mail to [email]'],
  ['Not a number: +44 (0) 20 7946 0958', 'Not a number: #'],
  ['Card 4111 1111 1111 1111 refused, 422', 'Card # refused, 422'],
];

for (const [text, left] of TEXTS)
  test(`removes from ${JSON.stringify(text)} what a reader may have typed`, () => {
    assert.is(scrub(text), left);
  });

test('keeps only plain facts', () => {
  const context = { path: 'Widget/X?a=b', count: 2, isLate: false, body: { email: 'ada@x.org' }, none: null };
  assert.equal(scrubContext({ ...context, address: '/a/X?b=1' }), {
    path: 'Widget/X',
    count: 2,
    isLate: false,
    address: '/a/X',
  });
});

test.run();
