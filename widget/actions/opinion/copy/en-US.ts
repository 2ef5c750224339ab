export default {
  opinion: {
    start: 'Give your opinion',
    placeholder: 'Write here…',
    send: 'Send my opinion',
    sending: 'Sending…',
    own: 'Yours is the {n:number|ordinal} opinion',
    thankYouTitle: 'Thank you for your opinion',
    thankYouTextTo: 'We’ve passed it on to {name:string}.',
    thankYouText: 'We’ve passed it on.',
    notSent: 'Your opinion was not sent.',
    shareText: 'I gave my opinion on this. What’s yours?',
  },
} as const;
