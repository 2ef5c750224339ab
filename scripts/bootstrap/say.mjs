import { serves } from './ports.mjs';

/** pino's numbers, as in scripts/start/say.ts. */
const INFO = 30;
const ERROR = 50;

let isForProgram = false;

/** Off a terminal, a server's lines are JSON, as its log is. Those of other commands are for people. */
export function speakAs(target) {
  isForProgram = serves(target) && !process.stdout.isTTY;
}

function print(level, told) {
  const msg = typeof told === 'string' ? told.trim() : (told.stack ?? String(told));
  console.error(isForProgram ? JSON.stringify({ level, time: Date.now(), msg }) : told);
}

export const say = (sentence) => print(INFO, sentence);

/** @param told a sentence, or an unexpected error, which keeps its stack */
export const sayFailure = (told) => print(ERROR, told);
