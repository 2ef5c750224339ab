import * as s from 'superstruct';
import { FilledText, type KindContent } from '../../core/content/kind-content.ts';

export const sentimentpollContent: KindContent = {
  details: s.object({ lowLabel: FilledText, highLabel: FilledText }),
  resultIds: ['1', '2', '3'],
};
