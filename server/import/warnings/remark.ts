import type { Mistake } from '../mistakes.ts';

/** What readers will not see as its author may mean it: where in the file, and why. */
export type Remark = Omit<Mistake, 'file'>;
