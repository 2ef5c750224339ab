import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createMail } from '../../../server/mail/start.ts';
import { withDefaults } from '../../../server/options.ts';
import { EMAIL, letter } from '../support/bodies.ts';
import { withServer } from '../support/server.ts';

type Line = [level: string, facts: Record<string, number>];

const RELAY = { send: async () => ({ messageId: '', response: '', accepted: [] }), close: () => undefined };
const FROM = { name: '', address: 'letters@widgets.example' };

const STARTS: [title: string, options: object, failed: number, lines: Line[]][] = [
  ['what waits, where nothing carries it', {}, 0, [['warn', { waiting: 2 }]]],
  ['what waits, where a relay is set', { relay: RELAY, mailFrom: FROM }, 0, [['info', { waiting: 2 }]]],
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

test.run();
