import type { Deeds } from '../answers.ts';

/** What readers did, as it is called and explained on screens. */
export const DEED_WORDS = {
  loads: {
    name: 'Loaded',
    means:
      'widgets that were ready in a page, whether or not their readers are tracked; frames without the script are not among them',
  },
  visible: { name: 'Seen', means: 'half in view for a second (the MRC’s measure)' },
  customVisible: { name: 'Seen long enough', means: 'in view as much and as long as the widget’s content asks' },
  engaged: { name: 'Engaged', means: 'readers who pressed anywhere in the widget' },
  begun: { name: 'Started', means: 'actions started: a form opened, an answer chosen' },
  completed: { name: 'Completed', means: 'actions done: voted, signed, sent' },
  cancelled: { name: 'Abandoned', means: 'started, and left before the end' },
  shared: { name: 'Shared', means: 'actions that readers passed on' },
  notDisplayed: { name: 'Blocked', means: 'sponsored widgets that an ad blocker kept out' },
} satisfies Record<keyof Deeds, { name: string; means: string }>;

export const DEEDS = Object.keys(DEED_WORDS) as (keyof Deeds)[];
