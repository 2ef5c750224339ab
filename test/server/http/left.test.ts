import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hasLeft } from '../../../server/http/error-handler.ts';

/** A reader's broken connection fails with the codes of the database's. */
const CASES: [title: string, code: string, request: [isOver: boolean, isClosed: boolean], hasLeft: boolean][] = [
  ['a reader whose request broke off', 'ECONNRESET', [true, false], true],
  ['a reader whose connection has closed', 'EPIPE', [false, true], true],
  ['a database that broke off while the reader waits', 'ECONNRESET', [false, false], false],
  ['another failure after the reader has left', '53100', [true, true], false],
];

for (const [title, code, [destroyed, isClosed], expected] of CASES)
  test(`tells ${title} from the other`, () => {
    const raw = { destroyed, socket: { destroyed: isClosed } };
    assert.is(hasLeft({ code }, { raw } as never), expected);
  });

test.run();
