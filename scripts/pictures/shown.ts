/** Where the pictures of the guides are kept. */
export const FOLDER = 'docs/pictures';

/** The state of the gallery that shows each kind best. A test fails for a kind without one. */
export const SHOWN: Record<string, string> = {
  poll: 'poll-results',
  petition: 'petition-start-picture',
  call: 'call-callee-started',
  email: 'email-start',
  tweet: 'tweet-post',
  opinion: 'opinion-form-filled',
  signup: 'signup-form',
  checkregistration: 'checkregistration-start',
};

/** All pictures together, so that the README is quick on a phone. */
export const BUDGET_BYTES = 250_000;
