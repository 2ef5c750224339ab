/** An article of the demonstration for each kind, and the table that counts who took part. */
export const KINDS = {
  poll: ['what-should-become-of-pier-9', 'votes'],
  petition: ['last-boat-leaves-too-early', 'signatures'],
  call: ['three-votes-decide-the-night-boat', 'callCompletions'],
  email: ['lamps-on-pier-street', 'letters'],
  tweet: ['the-crossing-nobody-painted', 'posts'],
  opinion: ['the-night-bus-question', 'opinions'],
  signup: ['a-beach-counted-by-hand', 'signups'],
  checkregistration: ['struck-from-the-roll', null],
} as const;
