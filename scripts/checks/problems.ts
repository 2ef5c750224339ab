/** Ends a check: prints each problem on a line and fails if there are any. */
export function reportProblems(problems: string[]) {
  for (const problem of problems) console.log(problem);
  if (problems.length) process.exitCode = 1;
}
