import { inspect } from 'node:util';

/** A failure that is no test's, printed as uvu prints a test's. @param cause what was thrown */
export const failureText = (reason: string, ...cause: [unknown?]) =>
  `\n  FAILED  ${reason}\n${cause.map((thrown) => `${inspect(thrown).replace(/^/gm, '    ')}\n`).join('')}`;
