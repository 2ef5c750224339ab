import * as s from 'superstruct';
import { Id, maybe } from '../../core/api/wire/common.ts';
import { type KindContent, Text, unique } from '../../core/content/kind-content.ts';
import { Filled } from '../../core/content/values.ts';

const Recipient = s.object({ id: Id, name: Filled, title: Text, phone: Filled });

export const callContent: KindContent = {
  details: s.object({ script: Text, recipients: maybe(unique(s.array(Recipient), 'recipients')) }),
  recipients: { path: 'details.recipients', way: 'phone', needs: 'a phone number' },
};
