import { array, string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { maybe } from '../../core/api/wire/common.ts';
import type { ActionKind } from '../../core/app/screens/kind.ts';
import { webAddress } from '../../core/model/address/web-address.ts';

/** Stands for the address of pictures, below which a plain name is looked for. */
const SOMEWHERE = 'https://media.invalid/';

const Captions = () => type({ url: string(), language: string(), label: string() });

/** `details` of a video (contract §6). */
const VideoDetails = () => type({ url: string(), posterUrl: maybe(string()), captions: maybe(array(Captions())) });

export const video = {
  type: 'video',
  parse: parser(VideoDetails, ({ url, posterUrl, captions }) => {
    const isPlayable = webAddress(url, SOMEWHERE) !== null;
    return isPlayable ? { url, posterUrl: posterUrl ?? '', captions: captions ?? [] } : null;
  }),
  isCompletion: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.json', { with: { type: 'json' } }),
    fr: () => import('./copy/fr.json', { with: { type: 'json' } }),
    it: () => import('./copy/it.json', { with: { type: 'json' } }),
  },
} satisfies ActionKind;
