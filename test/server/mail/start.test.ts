import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createMail } from '../../../server/mail/start.ts';
import { type ServerOptions, withDefaults } from '../../../server/options.ts';
import { EMAIL, letter } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

type Line = [level: string, facts: Record<string, number>];

const RELAY = { send: async () => ({ messageId: '', response: '', accepted: [] }), close: () => undefined };
const FROM = { name: '', address: 'letters@widgets.example' };

const STARTS: [title: string, options: object, failed: number, lines: Line[]][] = [
  ['how many letters wait without a relay', {}, 0, [['warn', { waiting: 2 }]]],
  ['how many letters wait with a relay', { relay: RELAY, mailFrom: FROM }, 0, [['info', { waiting: 2 }]]],
  [
    'what was given up',
    {},
    2,
    [
      ['info', { waiting: 0 }],
      ['warn', { failed: 2 }],
    ],
  ],
];

for (const [title, options, failed, expected] of STARTS)
  test(`tells the operator ${title}`, () =>
    withServer(async ({ post, db, app }) => {
      await post(EMAIL, letter());
      if (failed) await db.updateTable('outbox').set({ status: 'failed' }).execute();
      const lines: Line[] = [];
      const note = (level: string) => (facts: Record<string, number>) => void lines.push([level, facts]);
      const log = { ...app.log, warn: note('warn'), info: note('info') } as typeof app.log;
      const mail = createMail(db, { ...withDefaults({}), ...options }, log);
      await mail.start();
      await mail.stop();
      assert.equal(lines.slice(0, expected.length), expected);
    }));

const NOTICES: [title: string, options: ServerOptions, letters: number, notices: RegExp[]][] = [
  ['that letters wait', {}, 1, [/^LETTERS WAIT: 2 letters and receipts are not sent, since SMTP_URL is not set/]],
  ['that letters will wait', {}, 0, [/^Letters to officials will be kept and not sent: SMTP_URL is not set/]],
  ['nothing about letters if they are sent', { relay: RELAY, mailFrom: FROM }, 1, []],
  ['nothing about letters without content to write them', { contentDir: null }, 0, []],
];

for (const [title, options, letters, expected] of NOTICES)
  test(`says at the start ${title}`, () =>
    withServer(
      async ({ post, notices }) => {
        for (let each = 0; each < letters; each += 1) await post(EMAIL, letter());
        const said = await notices();
        assert.is(said.length, expected.length, said.join());
        for (const [index, pattern] of expected.entries()) assert.match(said[index] ?? '', pattern);
      },
      { playMoney: true, ...options },
    ));

test.run();
