import * as s from 'superstruct';
import { maybe } from '../../core/api/wire/common.ts';
import { formFields, type KindContent, Text } from '../../core/content/kind-content.ts';
import { between } from '../../core/content/values.ts';
import { VIDEO_QUALITIES } from '../../core/model/enums.ts';

const LONGEST_VIDEO_SECONDS = 3_600;

export const recordvideoContent: KindContent = {
  details: s.object({
    prompt: Text,
    subject: Text,
    message: Text,
    fields: formFields,
    maxSeconds: maybe(between(1, LONGEST_VIDEO_SECONDS)),
    quality: maybe(s.enums(VIDEO_QUALITIES)),
  }),
  phone: 'usual',
};
