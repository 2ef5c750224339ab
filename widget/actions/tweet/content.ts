import * as s from 'superstruct';
import { FilledText, type KindContent } from '../../core/content/kind-content.ts';

export const tweetContent: KindContent = { details: s.object({ text: FilledText }) };
