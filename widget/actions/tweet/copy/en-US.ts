export default {
  tweet: {
    start: 'POST ON X',
    label: 'Your post',
    write: 'Write what you want to post.',
    to: 'To: {names:string}',
    charactersLeft: '{n:number|count} {{n:character|characters}} left',
    tooLong: 'Too long by {n:number|count} {{n:character|characters}}',
    opening: 'Opening X…',
    newWindow: 'X opens in a new window.',
    own: 'Yours is the {n:number|ordinal} post',
    thankYouTitle: 'Thank you for posting',
    thankYouText: 'Ask your followers to post too.',
    postAgain: 'Post again',
    shareText: 'I posted about this on X. Join in!',
  },
} as const;
