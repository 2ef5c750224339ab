export const dictionary = {
  sentimentpoll: {
    slider: 'Your view',
    instruction: 'Drag to answer',
    value: '{percent:string} toward {label:string}',
    middle: 'In the middle',
    saving: 'Saving…',
    saved: 'Your answer is counted',
    majority: 'You’re with the majority',
    further: 'You’re further to this side',
    distribution: 'Readers’ answers, from {low:string} to {high:string}',
    answers: '{n:number|count} {{n:answer|answers}}',
    change: 'Drag again to change your answer',
    shareText: 'I said what I think. Where do you stand?',
  },
} as const;
