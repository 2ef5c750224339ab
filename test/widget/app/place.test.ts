import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Client } from '../../../widget/api/client.ts';
import { createPlace } from '../../../widget/app/place.ts';
import { readParams } from '../../../widget/config/read-params.ts';
import { parsed, wireAction, wireCard, wireWidget } from '../support/wire.ts';

const LOCATION = { countryCode: 'US', lat: 1.25, lon: 2.5 };

function setUp({ answers = [{ endUserLocation: LOCATION }] as unknown[], isDrawn = true, fields = {} } = {}) {
  const widget = parsed(wireWidget([wireCard('c', [wireAction(1)])], fields));
  const asked: string[] = [];
  const reported: unknown[] = [];
  const replaced: unknown[] = [];
  const client = {
    post: async (path: string) => {
      asked.push(path);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer === 'never' ? new Promise(() => {}) : { ...wireWidget([]), ...(answer as object) };
    },
  } as unknown as Client;
  const learn = createPlace({
    widget,
    params: readParams('?widgetRequestId=wr'),
    pageUrl: '',
    report: (error) => void reported.push(error),
    isDrawn,
    client,
    session: { replaceWidget: (next) => void replaced.push(next.location?.lat) },
  });
  return { widget, asked, reported, replaced, learn };
}

test('asks once where the page does not say where the reader is', async () => {
  const { learn, asked, widget, replaced } = setUp();
  assert.equal(asked, []);
  await Promise.all([learn(), learn()]);
  await learn();
  assert.is(asked.length, 1);
  assert.equal([widget.location?.lat, replaced], [1.25, [1.25]]);
});

for (const [what, how] of [
  ['the answer to the widget’s own request says it', { isDrawn: false }],
  ['the page, which is for one reader, says it', { fields: { endUserLocation: LOCATION } }],
] as const)
  test(`does not ask where ${what}`, async () => {
    const { learn, asked } = setUp(how);
    await learn();
    assert.equal(asked, []);
  });

test('a failed request is reported, holds nobody up, and is made again', async () => {
  const { learn, asked, reported, widget } = setUp({
    answers: [new Error('offline'), { endUserLocation: LOCATION }],
  });
  await learn();
  assert.equal([reported.length, widget.location], [1, null]);
  await learn();
  assert.equal([asked.length, widget.location?.lat], [2, 1.25]);
});

test.run();
