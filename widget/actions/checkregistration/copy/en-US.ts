export default {
  checkregistration: {
    own: '{n:number|count} readers have checked theirs',
    start: 'Check my registration',
    noLookUp:
      'We can’t see your state’s voter roll, so there’s nothing to fill in here. The official site can tell you.',
    official: 'Go to the official site',
    failed: 'An error has occured. {message:string}',
    failedUnexplained: 'An error has occured. Please try again later!',
    details: 'Your details, as you registered them',
    submit: 'Check',
    checking: 'Checking…',
    registeredTitle: 'You’re registered to vote',
    registeredText: 'We found you on the voter roll. See you on election day!',
    notRegisteredTitle: 'You may not be registered',
    notRegisteredText: 'We couldn’t find you. Check your details, or register now.',
    unknownTitle: 'We couldn’t confirm your registration',
    unknownText:
      'Your state’s voter roll isn’t open to us. Check with your state, or register now: both begin on the official site.',
    register: 'Register to vote',
    checkAgain: 'Check again',
    notSent: 'Your registration was not checked.',
    shareText: 'I checked my voter registration. Check yours!',
  },
} as const;
