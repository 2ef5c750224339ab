import * as s from 'superstruct';
import { formFields, type KindContent } from '../../core/content/kind-content.ts';

export const signupContent: KindContent = { details: s.object({ fields: formFields }), phone: 'usual' };
