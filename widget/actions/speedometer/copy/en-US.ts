export const dictionary = {
  speedometer: {
    slider: 'Your guess',
    instruction: 'Drag to guess',
    submit: 'Check my guess',
    value: '{value:string} {unit:string}',
    close: 'Close',
    correct: 'Correct',
    incorrect: 'Incorrect',
    correctValue: 'The answer is {value:string}',
    yourValue: 'Your guess: {value:string}',
    higher: 'Too low',
    lower: 'Too high',
    guesses: '{n:number|count} {{n:guess|guesses}} so far',
    again: 'Guess again',
    shareText: 'I took a guess. Can you come closer?',
  },
} as const;
