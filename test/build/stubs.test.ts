import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stubOf } from '../../scripts/build/code/stubs.ts';

/** Files of the build that only hand on what a chunk has. */

const CASES: [what: string, text: string, found: ReturnType<typeof stubOf>][] = [
  [
    'names of one chunk, under other names',
    'import{u as r,v as s}from"./c-A.js";import"./c-B.js";export{r as draw,s as hydrate};',
    {
      chunk: 'c-A.js',
      names: [
        ['draw', 'u'],
        ['hydrate', 'v'],
      ],
    },
  ],
  [
    'a name that stays, in text that is not minified',
    'import {\n  kind\n} from "./c-A.js";\nexport {\n  kind\n};\n',
    { chunk: 'c-A.js', names: [['kind', 'kind']] },
  ],
  ['names of two chunks', 'import{a}from"./c-A.js";import{b}from"./c-B.js";export{a,b};', null],
  ['nothing', 'import"./c-A.js";', null],
  ['what is its own', 'var a=1;export{a};', null],
];

for (const [what, text, found] of CASES)
  test(`tells what a file hands on that exports ${what}`, () => {
    assert.equal(stubOf(text), found);
  });

test.run();
