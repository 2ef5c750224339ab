// Texts that the specification prints are kept to the letter, capitals and spelling included.

/**
 * American English: the default copy and, with `en-US.more.ts` and that of each kind (`widget/actions/KIND/copy/`), the
 * source of every key and argument type. This part is waited for before the first card is drawn: it holds what may stand
 * on such a card whatever its kind, no more.
 *
 * The other locales are JSON, as translators' tools take it. Spanish says "tú", Italian "tu", French "vous"; French has
 * U+202F inside guillemets and before : ; ! ?.
 */
export default {
  common: {
    back: 'Back',
    next: 'Next',
    continue: 'Continue',
    skip: 'Skip',
    share: 'Share',
    more: 'Show more',
    less: 'Show less',
    newWindow: 'opens in a new window',
    andOthers: '{{n:and 1 other|and ?? others}}',
  },
  errors: {
    generic: 'Please try again later',
    offline: 'You’re offline. Check your connection and try again.',
    offlineKept: 'You’re offline. We’ll send your answer when you’re back.',
    tooMany: 'Too many tries. Please wait a moment.',
    closed: 'You can’t take part now.',
    notSentYet: 'Not sent yet',
  },
  shell: {
    pageTitle: 'Take action',
    aboutName: 'About {name:string}',
    productTitle: 'What is {name:string}?',
    poweredBy: 'Powered by {name:string}',
    buildYourOwn: 'Build your own',
    sponsored: 'Sponsored',
    flag: 'Flag: {country:string}',
    closeModal: 'Close',
    closeAlert: 'Dismiss',
    carousel: 'Choose an action',
    carouselPrevious: 'Previous',
    carouselNext: 'Next',
    carouselPosition: '{current:number} of {total:number}',
    crashTitle: 'Something went wrong',
    crashText: 'We couldn’t show this. Your answers so far are safe.',
    retry: 'Try again',
    screenFailed: 'This screen didn’t load. Check your connection and try again.',
    openShare: 'Continue on a separate page',
  },
  email: { to: 'To: {names:string}' },
  lawmakers: {
    find: 'Find my lawmakers',
    finding: 'Looking for your lawmakers…',
    yours: '{{n:Your lawmaker|Your lawmakers}}',
  },
} as const;
