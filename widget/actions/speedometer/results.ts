export { GuessBar } from './GuessBar.tsx';
export { GuessTally } from './GuessTally.tsx';
export { Marks } from './Marks.tsx';
