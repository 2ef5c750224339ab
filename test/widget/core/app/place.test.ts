import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Client } from '../../../../widget/core/api/client.ts';
import { createPlace } from '../../../../widget/core/app/place.ts';
import { createFill } from '../../../../widget/core/session/fill/fill.ts';
import { createSessionStore } from '../../../../widget/core/session/store.ts';
import { firstOptIns } from '../../../../widget/parts/form/opt-ins/opt-ins.ts';
import { actionOf, parsed, wireAction, wireCard, wireWidget } from '../../support/wire.ts';

const LOCATION = { countryCode: 'US', lat: 1.25, lon: 2.5 };

function setUp({ answers = [{ endUserLocation: LOCATION }] as unknown[], isDrawn = true, fields = {} } = {}) {
  const widget = parsed(wireWidget([wireCard('c', [wireAction(1)])], fields));
  const session = createSessionStore(widget, { action: actionOf(widget, 1), route: '/petition' });
  const asked: string[] = [];
  const reported: unknown[] = [];
  const client = {
    post: async ({ path }: { path: string }) => {
      asked.push(path);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as Client;
  const find = createPlace({ isDrawn, client, report: (error) => void reported.push(error), session });
  return { asked, reported, find, session, latitude: () => session.location.value?.lat };
}

test('asks once where the page does not say where the reader is', async () => {
  const { find, asked, latitude } = setUp();
  assert.equal(asked, []);
  await Promise.all([find(), find()]);
  await find();
  assert.equal(asked, ['Widget/GetEndUserLocation']);
  assert.is(latitude(), 1.25);
});

for (const [what, how] of [
  ['the answer to the widget’s own request says it', { isDrawn: false }],
  ['the page, which is for one reader, says it', { fields: { endUserLocation: LOCATION } }],
] as const)
  test(`does not ask where ${what}`, async () => {
    const { find, asked } = setUp(how);
    await find();
    assert.equal(asked, []);
  });

test('a failed request is reported, holds nobody up, and is made again', async () => {
  const { find, asked, reported, latitude } = setUp({ answers: [new Error('offline'), { endUserLocation: LOCATION }] });
  await find();
  assert.equal([reported.length, latitude()], [1, undefined]);
  await find();
  assert.equal([asked.length, latitude()], [2, 1.25]);
});

test('a place that is found late is in texts and in consents', async () => {
  const { find, session } = setUp({ answers: [{ endUserLocation: { ...LOCATION, adminArea1Name: 'Maine' } }] });
  const fill = createFill(session, { locale: 'en-US', articleUrlTracking: '' });
  assert.is(firstOptIns(session.widget.value, session.location.value).emailOptIn, false);
  await find();
  assert.is(fill('In @state'), 'In Maine');
  assert.is(firstOptIns(session.widget.value, session.location.value).emailOptIn, true);
});

test.run();
