import { globSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MODULES } from '../../../server/calls/index.ts';
import { calls } from '../../../widget/core/api/calls.ts';

const answered = new Set(MODULES.map(({ call }) => call.path));

/** The calls that a file of the widget imports by value. */
const callsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '[./\w-]+\/api\/calls\/\w+\.ts'/gm)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name in calls) as (keyof typeof calls)[];

test('every call that the widget sends has a handler', () => {
  const sent = globSync('widget/**/*.{ts,tsx}').flatMap((file) =>
    callsIn(file).map((name) => ({ name, file, path: calls[name].path })),
  );
  assert.ok(sent.length > 10);
  assert.equal(
    sent.filter(({ path }) => !answered.has(path)).map(({ name, file }) => `${name}, sent by ${file}`),
    [],
    'Write the handler in server/calls/ and list it in server/calls/index.ts.',
  );
});

test.run();
