const MOST = 5;

/** How many answers a style sheet has to tell apart; 5 stands for more. It can't count them itself before Firefox 121. */
export const layoutCount = (answers: readonly unknown[]): number => Math.min(answers.length, MOST);
