import { array, type Infer, string, type } from 'superstruct';
import { Id, maybe } from '../../api/wire/common.ts';

/** `details` of a call (contract §6). */
export const CallDetails = type({
  script: maybe(string()),
  recipients: maybe(array(type({ id: Id, name: string(), title: maybe(string()), phone: string() }))),
});

export type CallDetails = Infer<typeof CallDetails>;
