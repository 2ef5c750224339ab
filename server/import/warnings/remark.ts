import type { Mistake } from '../mistakes.ts';

/** A warning: the path in the file and the reason. */
export type Remark = Omit<Mistake, 'file'>;
