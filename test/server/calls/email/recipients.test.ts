import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EMAIL, GET_ACTIONS, letter } from '../../support/bodies.ts';
import { copyContent } from '../../support/content.ts';
import { outboxOf, RUTH, TOMAS } from '../../support/mail/outbox.ts';
import { withServer } from '../../support/server.ts';

test('writes to all of the action’s recipients when the page names none', () =>
  withServer(async ({ post, db }) => {
    await post(EMAIL, letter({ representatives: undefined }));
    assert.is((await outboxOf(db)).length, 3);
  }));

test('reports a recipient without an address, and stores the letter', async () => {
  const content = copyContent();
  content.change('widgets/email.json', (widget) => {
    delete widget.cards[0].actions[0].emailRecipients[1].email;
  });
  await withServer(
    async ({ post, db }) => {
      const { body } = await post(EMAIL, letter());
      assert.equal((body as { recipients: object[] }).recipients, [
        { name: RUTH.recipientName, status: 'kept' },
        { name: TOMAS.recipientName, status: 'noAddress' },
      ]);
      assert.equal((await outboxOf(db))[1], { ...TOMAS, recipientEmail: null, status: 'noAddress' });
    },
    { contentDir: content.dir },
  ).finally(content.remove);
});

const toCongress = (...representatives: unknown[]) => letter({ id: 3041, representatives });

test('writes to officials that the action’s search may find, by their ids', () =>
  withServer(async ({ post, db }) => {
    const { body } = await post(EMAIL, toCongress({ id: 'demo-nj-sen-1', name: 'Whoever' }, 'demo-nj-7'));
    assert.equal((body as { recipients: object[] }).recipients, [
      { name: 'Jordan Example', status: 'kept' },
      { name: 'Emerson Prototype', status: 'noAddress' },
    ]);
    assert.equal(await outboxOf(db), [
      { recipientName: 'Emerson Prototype', recipientEmail: null, status: 'noAddress' },
      { recipientName: 'Jordan Example', recipientEmail: 'sen-example@lawmakers.invalid', status: 'queued' },
    ]);
  }));

for (const [title, changes, errors] of [
  ['no officials', [], ['Required']],
  ['an unknown official', ['demo-nj-99'], ['Unknown representative']],
  ['one unknown official of two', ['demo-nj-sen-1', 7], ['Unknown representative']],
] as const)
  test(`refuses a letter to ${title}`, () =>
    withServer(async ({ post }) => {
      const { status, body } = await post(EMAIL, toCongress(...changes));
      assert.is(status, 400);
      assert.equal((body as { errors: object }).errors, { representatives: errors });
    }));

const OTHERS: [title: string, changes: Record<string, unknown>][] = [
  ['of another state', { adminArea1Code: 'NY' }],
  ['of another country', { countryCode: 'CA' }],
  ['of another level', { level: 1 }],
  ['of another role', { role: 3 }],
];

for (const [title, changes] of OTHERS)
  test(`refuses a letter to an official ${title}, whatever the page says`, () =>
    withServer(async ({ post, db }) => {
      await db.updateTable('lawmakers').set(changes).where('id', '=', 'demo-nj-sen-1').execute();
      const { status, body } = await post(EMAIL, toCongress('demo-nj-sen-1'));
      assert.is(status, 400);
      assert.equal((body as { errors: object }).errors, { representatives: ['Unknown representative'] });
    }));

test('sends browsers only the recipients’ names', () =>
  withServer(async ({ post, app }) => {
    const { text } = await post(GET_ACTIONS, { widgetRequestId: 'wr-email' }, {});
    assert.equal(JSON.parse(text).cards[0].actions[0].emailRecipients[0], { name: RUTH.recipientName });
    const share = await app.inject('/share/wr-email');
    for (const page of [text, share.body]) assert.not.match(page, '@council.harborcity.example');
  }));
test.run();
