import type { Dataset } from '../../../lawmakers/dataset.ts';
import type { Mistake } from '../../mistakes.ts';
import type { SourceFolder } from './folder.ts';

export type ReadOptions = {
  /** `2026-08-05` */
  today: string;
  /** Two letters of each state, in capitals; empty for all. */
  only: string[];
  /** Whether pictures are shown, which come from the sources' own servers. */
  withPhotos: boolean;
  /** Whether to take in those who were elected by a party's list. */
  withListMembers: boolean;
};

/** A list as it was read, with what an operator should know about it. A source's second list adds to the name of its first. */
export type SourceList = { suffix: '' | `-${string}`; dataset: Dataset; notes: Mistake[] };

export type ReadSource = (source: SourceFolder, options: ReadOptions) => Promise<SourceList[]>;
