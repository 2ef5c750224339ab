import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { recordvideo } from '../../../../widget/actions/recordvideo/index.ts';

const DEFAULTS = { prompt: '', maxSeconds: 60, quality: 'P480', draft: { subject: '', message: '' } };

const PARSED: [details: unknown, expected: object | null][] = [
  [{}, DEFAULTS],
  [{ prompt: null, maxSeconds: null, quality: null, subject: null, message: null }, DEFAULTS],
  [{ maxSeconds: 0 }, DEFAULTS],
  [
    { prompt: 'Why?', maxSeconds: 15, quality: 'P720' },
    { ...DEFAULTS, prompt: 'Why?', maxSeconds: 15, quality: 'P720' },
  ],
  [
    { subject: 'S', message: 'M' },
    { ...DEFAULTS, draft: { subject: 'S', message: 'M' } },
  ],
  [{ quality: 'P1080' }, null],
  [{ maxSeconds: 'long' }, null],
];

for (const [details, expected] of PARSED)
  test(`parses ${JSON.stringify(details)}`, () => {
    const parsed = recordvideo.parse(details);
    if (!expected) return assert.is(parsed, null);
    const { fields: _, ...rest } = parsed ?? { fields: null };
    assert.equal(rest, expected);
  });

test.run();
