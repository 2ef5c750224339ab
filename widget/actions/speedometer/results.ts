export { GuessBar } from './GuessBar.tsx';
export { Marks } from './Marks.tsx';
