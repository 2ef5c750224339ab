import { enums, number, string, type } from 'superstruct';
import { parser } from '../../core/api/wire/check.ts';
import { Fields, maybe } from '../../core/api/wire/common.ts';
import { VIDEO_QUALITIES } from '../../core/model/enums.ts';

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

export const recordvideoDetails = {
  type: 'recordvideo',
  parse: parser(RecordVideoDetails, ({ prompt, maxSeconds, quality, subject, message, fields }) => ({
    prompt: prompt ?? '',
    maxSeconds: maxSeconds && maxSeconds > 0 ? maxSeconds : MAX_SECONDS,
    quality: quality ?? 'P480',
    draft: { subject: subject ?? '', message: message ?? '' },
    fields,
  })),
} as const;
