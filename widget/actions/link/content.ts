import * as s from 'superstruct';
import type { KindContent } from '../../core/content/kind-content.ts';
import { WebAddress } from '../../core/content/values.ts';

export const linkContent: KindContent = { details: s.object({ url: WebAddress }) };
