import { join } from 'node:path';
import ts from 'typescript';

/** The compiler's options in a folder's tsconfig.json. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options;
}
