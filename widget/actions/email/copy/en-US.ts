export default {
  email: {
    start: 'Write an email',
    own: 'Yours is the {n:number|ordinal} letter',
    thankYouTitle: 'Email sent',
    thankYouText: 'Thank you for speaking up. Ask a friend to write too.',
    keptTitle: 'We have your email',
    shareText: 'I wrote an email about this. Will you write too?',
  },
} as const;
