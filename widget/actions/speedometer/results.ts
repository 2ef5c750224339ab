export { GuessBar, GuessTally } from './GuessBar.tsx';
export { Marks } from './Marks.tsx';
