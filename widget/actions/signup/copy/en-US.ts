export default {
  signup: {
    start: 'Sign up',
    submit: 'Sign up',
    submitting: 'Signing up…',
    own: 'You are the {n:number|ordinal} to sign up',
    thankYouTitle: 'Thank you for signing up',
    thankYouTextTo: 'You’ll hear from {name:string} soon.',
    thankYouText: 'You’ll hear from us soon.',
    notSent: 'Your details were not sent.',
    shareText: 'I signed up. Join me!',
  },
} as const;
