import { sources } from '@fingerprintjs/fingerprintjs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { visitorPrint } from '../../../../widget/core/browser/visitor-print.ts';

/** Spec §7: “excludes canvas, webgl, fonts and audio”. */
const EXCLUDED = /canvas|webgl|font|audio/i;

test('tells browsers apart without canvas, WebGL, fonts and audio', async () => {
  const before = { ...sources };
  const names = Object.keys(sources);
  const run: string[] = [];
  for (const name of names) Object.assign(sources, { [name]: () => run.push(name) });
  const print = await visitorPrint();
  Object.assign(sources, before);
  assert.match(atob(print), /^[\da-f]{32}$/);
  assert.equal(run.sort(), names.filter((name) => !EXCLUDED.test(name)).sort());
  assert.ok(run.length > 20 && run.length < names.length);
});

test.run();
