import * as s from 'superstruct';
import { FilledText, type KindContent, meaningOfDetails } from '../../core/content/kind-content.ts';

export const sentimentpollContent: KindContent = {
  details: s.object({ lowLabel: FilledText, highLabel: FilledText }),
  meaning: meaningOfDetails('lowLabel', 'highLabel'),
  resultIds: ['1', '2', '3'],
};
