import type { ActionType } from '../../widget/model/enums.ts';

type ActionText = {
  /** What a reader does. */
  label: string;
  /** What it takes. */
  effort: string;
  /** A path that is drawn as a line in a square of 24. */
  icon: string;
};

/** How the newspaper speaks of each kind; its story is the first article of that kind. */
export const ACTIONS = {
  poll: {
    label: 'Vote in a poll',
    effort: 'Two taps, and you see how others voted.',
    icon: 'M5 20v-7M12 20V4M19 20v-11',
  },
  quiz: {
    label: 'Take a quiz',
    effort: 'One question, and you learn what is right.',
    icon: 'M9 9a3 3 0 1 1 4 3c-1 0-1 1-1 2M12 18v.1M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  },
  link: {
    label: 'Read the source',
    effort: 'One tap, and you see for yourself.',
    icon: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L11.800 7.200M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12.200 16.800',
  },
  video: {
    label: 'Watch a video',
    effort: 'A few seconds, and nothing plays before you do.',
    icon: 'M3 5h18v14H3zM10 9l5 3l-5 3z',
  },
  petition: {
    label: 'Sign a petition',
    effort: 'Your name, once, in under a minute.',
    icon: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  },
  call: {
    label: 'Make a call',
    effort: 'A number, a script, and two minutes.',
    icon: 'M6 4h4l2 5-3 2a11 11 0 0 0 5 5l2-3 4 2v3c0 2-1 3-3 3C10 20 4 13 4 7c0-2 0-3 2-3z',
  },
  email: { label: 'Write a letter', effort: 'A draft that you make your own.', icon: 'M3 6h18v13H3zM3 7l9 7 9-7' },
  opinion: {
    label: 'Give your opinion',
    effort: 'A few sentences, read into the record.',
    icon: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
  },
  signup: {
    label: 'Sign up to help',
    effort: 'A name, an address, and somebody writes back.',
    icon: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-5 3-7 7-7s7 2 7 7M19 8v6M16 11h6',
  },
  tweet: { label: 'Post on X', effort: 'A post to those who vote on it.', icon: 'M4 10v4h3l9 5V5l-9 5zM19 9q2 3 0 6' },
  recordvideo: {
    label: 'Record a video',
    effort: 'Half a minute, from your phone or laptop.',
    icon: 'M3 7h12v10H3zM15 11l6-4v10l-6-4z',
  },
  checkregistration: {
    label: 'Check your registration',
    effort: 'See whether you are on the voter roll.',
    icon: 'M6 3h12v18H6zM9 12l2 3 4-6',
  },
  sentimentpoll: {
    label: 'Say where you stand',
    effort: 'One slide, and you see how others feel.',
    icon: 'M3 17h18M5 13v-2M10 13V6M15 13V4M20 13V9M15 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  },
  donation: {
    label: 'Give money',
    effort: 'An amount, a card, and a receipt. Here it is play money.',
    icon: 'M3 9h18v10H3zM3 13h18M7 16h3M12 3v4M9 5h6',
  },
  speedometer: {
    label: 'Take a guess',
    effort: 'One needle, and the answer at once.',
    icon: 'M3 18a9 9 0 0 1 18 0M12 18l5-6',
  },
} satisfies Partial<Record<ActionType, ActionText>>;

/** The kinds that readers can meet. */
export type ActionKind = keyof typeof ACTIONS;
