export { dictionary } from './en-US.ts';
