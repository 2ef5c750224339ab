import * as s from 'superstruct';
import { maybe } from '../../core/api/wire/common.ts';
import type { KindContent } from '../../core/content/kind-content.ts';
import { Filled, Picture } from '../../core/content/values.ts';

const Captions = s.object({ url: Picture, language: Filled, label: Filled });

export const videoContent: KindContent = {
  details: s.object({ url: Picture, posterUrl: maybe(Picture), captions: maybe(s.array(Captions)) }),
  files: ['posterUrl', 'url'],
};
