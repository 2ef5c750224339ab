/** The folder of the guides' pictures. */
export const FOLDER = 'docs/pictures';

/** The state of the gallery that shows each kind best. A test fails for a kind without one. */
export const SHOWN: Record<string, string> = {
  poll: 'poll-results',
  quiz: 'quiz-almost',
  link: 'link-start-picture',
  video: 'video-start',
  petition: 'petition-start-picture',
  call: 'call-callee-started',
  email: 'email-form',
  tweet: 'tweet-post',
  opinion: 'opinion-form-filled',
  recordvideo: 'recordvideo-recording',
  signup: 'signup-form',
  sentimentpoll: 'sentimentpoll-results',
  speedometer: 'speedometer-close',
  checkregistration: 'checkregistration-start',
  donation: 'donation-start',
};

/** The limit of all pictures together, so that the README loads quickly on a phone. */
export const BUDGET_BYTES = 350_000;
