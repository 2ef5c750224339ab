const MOST = 5;

/** Number of answers for the style sheet, at most 5 ("5 or more"). CSS cannot count them before Firefox 121 (`:has`). */
export const layoutCount = (answers: readonly unknown[]): number => Math.min(answers.length, MOST);
