/** Ends a check: prints what is wrong, one line each, or nothing. */
export function reportProblems(problems: string[]) {
  for (const problem of problems) console.log(problem);
  if (problems.length) process.exitCode = 1;
}
