import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { leadOf } from '../../../widget/form/lead.ts';

const NONE = { description: '', text: '', formDescription: '', skipFrontCard: false };

const ROWS: [title: string, texts: Partial<typeof NONE>, lead: string][] = [
  ['nothing', {}, ''],
  ['the form’s own words', { formDescription: 'Form', description: 'Front' }, 'Form'],
  ['no word of a front card that was shown', { description: 'Front' }, ''],
  ['the front card’s words where it is skipped', { description: 'Front', skipFrontCard: true }, 'Front'],
  ['its text where it has no description', { text: 'Text', skipFrontCard: true }, 'Text'],
  ['both', { description: 'Front', formDescription: 'Form', skipFrontCard: true }, 'Front\nForm'],
  ['the same words once', { description: 'Same', formDescription: 'Same', skipFrontCard: true }, 'Same'],
];

for (const [title, texts, lead] of ROWS)
  test(`a form leads with ${title}`, () => assert.is(leadOf({ ...NONE, ...texts }), lead));

test.run();
