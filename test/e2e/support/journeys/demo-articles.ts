/** An article of the demonstration for each kind, and the table that counts who took part. */
export const KINDS = {
  poll: ['what-should-become-of-pier-9', 'votes'],
  quiz: ['how-full-is-the-last-boat', 'votes'],
  sentimentpoll: ['a-saturday-without-cars', 'votes'],
  speedometer: ['what-one-oyster-does-in-a-day', 'votes'],
  recordvideo: ['who-rides-the-night-ferry', 'videos'],
  link: ['where-the-ferry-money-goes', 'completions'],
  video: ['one-night-on-the-last-boat', 'completions'],
  petition: ['last-boat-leaves-too-early', 'signatures'],
  call: ['three-votes-decide-the-night-boat', 'callCompletions'],
  email: ['lamps-on-pier-street', 'letters'],
  tweet: ['the-crossing-nobody-painted', 'posts'],
  opinion: ['the-night-bus-question', 'opinions'],
  signup: ['a-beach-counted-by-hand', 'signups'],
  checkregistration: ['struck-from-the-roll', null],
} as const;
