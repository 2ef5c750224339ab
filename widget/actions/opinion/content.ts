import * as s from 'superstruct';
import { formFields, type KindContent, Text } from '../../core/content/kind-content.ts';

export const opinionContent: KindContent = { details: s.object({ prompt: Text, fields: formFields }), phone: 'usual' };
