export const dictionary = {
  quiz: {
    start: 'Take the quiz',
    submit: 'Answer',
    answers: 'Answers',
    chooseFirst: 'Choose an answer first',
    correct: 'Correct',
    incorrect: 'Incorrect',
    almost: 'Almost',
    correctAnswer: 'Correct answer: {answer:string}',
    yourAnswer: 'Your answer',
    rightAnswer: 'Right answer',
    results: 'Results',
    answered: '{n:number|count} {{n:answer|answers}}',
    result: '{answer:string}: {percent:string}',
    yourResult: '{answer:string}: {percent:string}, your answer',
    shareText: 'I took this quiz. Can you get it right?',
  },
} as const;
