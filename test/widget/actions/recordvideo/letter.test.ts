import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createVideoLetter } from '../../../../widget/actions/recordvideo/letter.ts';
import { createRecordStore } from '../../../../widget/actions/recordvideo/store.ts';
import type { App } from '../../../../widget/core/app/app.ts';
import { NO_PERSON } from '../../../../widget/parts/form/person/person.ts';
import { withDom } from '../../../support/dom.ts';
import { withApi } from '../../support/api-server.ts';
import { kindTools } from '../../support/kind-tools.ts';

withDom(test);
const api = withApi(test);

const LETTER = {
  ...NO_PERSON,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  subject: 'A video message',
  message: 'Please watch my video about the night boat before you decide on it in December.',
  homeAddress: null,
};

/** A saved video of an action with two officials. */
function setUp(details: Record<string, unknown> = {}) {
  const emailRecipients = [{ name: 'Ruth' }, { name: 'Luis' }];
  const kind = kindTools(api, 'recordvideo', { details, emailRecipients });
  const opened: string[] = [];
  const ends: unknown[] = [];
  const commands = {
    ...kind.tools.commands,
    open: async (_: unknown, screen: string) => void opened.push(screen),
    finish: (_action: unknown, _answer: unknown, { end }: { end?: string } = {}) => void ends.push(end),
  };
  const tools = { ...kind.tools, commands, mode: 'default', locale: 'en-US' } as unknown as App;
  tools.of(kind.action, createRecordStore).setPublished({ answerId: 'answer-of-video' });
  return { ...kind, letter: createVideoLetter(kind.action, tools), opened, ends };
}

const answered = (...names: string[]) => ({
  json: { endUsersCount: 1, recipients: names.map((name) => ({ name, status: 'queued' })) },
});

test('sends a letter by its own call, names the video, and ends with its thanks', async () => {
  api.replyWith(answered('Ruth', 'Luis'));
  const { letter, ends, opened } = setUp();
  letter.commands.start();
  assert.equal(opened, ['email']);
  await letter.commands.submit(LETTER as Parameters<typeof letter.commands.submit>[0], []);
  const { path, body } = api.received[0] ?? {};
  assert.is(path, '/api/Widget/CompleteRecordVideoEmailAsync');
  assert.is((body as { answerId?: string }).answerId, 'answer-of-video');
  assert.equal(ends, ['emailsuccess']);
});

test('offers the officials who were left out in a second step, and then ends', async () => {
  api.replyWith(answered('Ruth'), answered('Luis'));
  const { letter, ends, opened } = setUp();
  letter.commands.pick(letter.recipients.all.value[1]?.key ?? '', false);
  await letter.commands.submit(LETTER as Parameters<typeof letter.commands.submit>[0], []);
  assert.equal([opened, ends], [['multiRepStep2'], []]);
  await letter.commands.sendAgain();
  assert.equal(ends, ['emailsuccess']);
  const answers = api.received.map(({ body }) => (body as { answerId?: string }).answerId);
  assert.equal(answers, ['answer-of-video', 'answer-of-video']);
});

test('ends with the letter’s thanks, too, where the reader writes to no more', async () => {
  api.replyWith(answered('Ruth'));
  const { letter, ends } = setUp();
  letter.commands.skip();
  assert.equal(ends, ['emailsuccess']);
});

const DRAFTS: [details: Record<string, unknown>, subject: string, message: string][] = [
  [{}, 'recordvideo.emailSubject', 'recordvideo.emailMessage'],
  [{ subject: 'Own', message: 'Words' }, 'Own', 'Words'],
];

for (const [details, subject, message] of DRAFTS)
  test(`begins a letter with ${subject}`, () => assert.equal(setUp(details).letter.store.draft, { subject, message }));

test.run();
