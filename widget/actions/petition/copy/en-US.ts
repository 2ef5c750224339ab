export default {
  petition: {
    start: 'Sign the petition',
    signatures: '{n:number|count} {{n:signature|signatures}}',
    progress: '{n:number|count} of {goal:number|count} signatures',
    goalReached: 'Goal reached!',
    sign: 'Sign',
    signing: 'Signing…',
    showName: 'Show my first name and last initial among the latest signatures',
    thankYouTitle: 'Thank you for signing',
    thankYouText: 'Share the petition to help it reach its goal.',
    latest: 'Latest signatures',
    andYou: 'and you',
    ownName: '{name:string} (you)',
    notSent: 'Your signature was not sent.',
    shareText: 'I signed this petition. Add your name!',
  },
} as const;
