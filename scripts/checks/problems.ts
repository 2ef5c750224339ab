import { join } from 'node:path';
import ts from 'typescript';

/** Ends a check: prints each problem on a line and fails if there are any. */
export function reportProblems(problems: string[]) {
  for (const problem of problems) console.log(problem);
  if (problems.length) process.exitCode = 1;
}

/** The compiler's options in a folder's tsconfig.json. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
}
