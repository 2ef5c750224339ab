export default {
  poll: {
    vote: 'Vote',
    voting: 'Sending your vote…',
    results: 'Results',
    yourVote: 'Your vote',
    votes: '{n:number|count} {{n:vote|votes}}',
    chooseFirst: 'Choose an answer to vote',
    result: '{answer:string}: {percent:string}',
    yourResult: '{answer:string}: {percent:string}, your answer',
    notSent: 'Your vote was not sent.',
    shareText: 'I voted in this poll. What’s your answer?',
  },
} as const;
