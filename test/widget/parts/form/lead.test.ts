import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leadOf } from '../../../../widget/ui/fields/Excerpt.tsx';

const NONE = { description: '', text: '', formDescription: '', skipFrontCard: false };

const ROWS: [title: string, texts: Partial<typeof NONE>, lead: string][] = [
  ['nothing', {}, ''],
  ['the form’s own description', { formDescription: 'Form', description: 'Front' }, 'Form'],
  ['nothing from a front card that was shown', { description: 'Front' }, ''],
  ['the description of a skipped front card', { description: 'Front', skipFrontCard: true }, 'Front'],
  ['the text of a skipped front card without a description', { text: 'Text', skipFrontCard: true }, 'Text'],
  ['both', { description: 'Front', formDescription: 'Form', skipFrontCard: true }, 'Front\nForm'],
  ['a repeated text only once', { description: 'Same', formDescription: 'Same', skipFrontCard: true }, 'Same'],
];

for (const [title, texts, lead] of ROWS)
  test(`a form begins with ${title}`, () => assert.is(leadOf({ ...NONE, ...texts }), lead));

test.run();
