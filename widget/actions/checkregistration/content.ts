import * as s from 'superstruct';
import { formFieldsWithAddress, type KindContent } from '../../core/content/kind-content.ts';

export const checkregistrationContent: KindContent = {
  // Voter rolls are searched by address.
  details: s.object({ fields: formFieldsWithAddress }),
  phone: 'asked',
};
