import { enums, number, string, type } from 'superstruct';
import { parser } from '../../api/wire/check.ts';
import { maybe } from '../../api/wire/common.ts';
import { Fields } from '../../api/wire/fields.ts';
import type { ActionKind } from '../../app/screens/kind.ts';
import { VIDEO_QUALITIES } from '../../model/enums.ts';

/** `details` of a recorded video (contract §6). */
const RecordVideoDetails = () =>
  type({
    prompt: maybe(string()),
    maxSeconds: maybe(number()),
    quality: maybe(enums(VIDEO_QUALITIES)),
    subject: maybe(string()),
    message: maybe(string()),
    fields: Fields(),
  });

/** The server takes the same where the content names none (`server/media/prepare.ts`). */
const MAX_SECONDS = 60;

export const recordvideo = {
  type: 'recordvideo',
  parse: parser(RecordVideoDetails, ({ prompt, maxSeconds, quality, subject, message, fields }) => ({
    prompt: prompt ?? '',
    maxSeconds: maxSeconds && maxSeconds > 0 ? maxSeconds : MAX_SECONDS,
    quality: quality ?? 'P480',
    draft: { subject: subject ?? '', message: message ?? '' },
    fields,
  })),
  isCompletion: true,
  hasForm: true,
  load: () => import('./screens.tsx'),
  copy: {
    'en-US': () => import('./copy/en-US.ts'),
    es: () => import('./copy/es.ts'),
    fr: () => import('./copy/fr.ts'),
    it: () => import('./copy/it.ts'),
  },
} satisfies ActionKind;
