import type { Deeds } from '../answers.ts';

/** What readers did, as it is called and explained on screens. */
export const DEED_WORDS = {
  loads: {
    name: 'Loads',
    means:
      'widgets that were ready in a page, whether or not their readers are tracked; frames without the script are not among them',
  },
  visible: { name: 'Seen', means: 'half in view for a second (the MRC’s measure)' },
  customVisible: {
    name: 'Seen as the content demands',
    means: 'in view as much and as long as the widget’s content says',
  },
  engaged: { name: 'Engaged', means: 'readers who pressed anywhere in the widget' },
  begun: { name: 'Begun', means: 'actions begun: a form opened, an answer chosen' },
  completed: { name: 'Completed', means: 'actions done: voted, signed, sent' },
  cancelled: { name: 'Cancelled', means: 'begun, and left before the end' },
  shared: { name: 'Shared', means: 'actions that readers passed on' },
  notDisplayed: { name: 'Not shown', means: 'sponsored widgets that an ad blocker kept out' },
} satisfies Record<keyof Deeds, { name: string; means: string }>;

export const DEEDS = Object.keys(DEED_WORDS) as (keyof Deeds)[];

/** Of what a deed is a share: `61 % of loads`. */
export const SHARE_OF: Partial<Record<keyof Deeds, { of: keyof Deeds; words: string }>> = {
  visible: { of: 'loads', words: 'of loads' },
  customVisible: { of: 'loads', words: 'of loads' },
  engaged: { of: 'visible', words: 'of those seen' },
  begun: { of: 'visible', words: 'of those seen' },
  completed: { of: 'begun', words: 'of those begun' },
  cancelled: { of: 'begun', words: 'of those begun' },
  shared: { of: 'completed', words: 'of those completed' },
};
