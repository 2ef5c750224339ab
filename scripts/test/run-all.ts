import type { Check } from '../checks/index.ts';
import { runCheck } from './check.ts';
import { findTestFiles } from './files.ts';
import { createPostgres } from './postgres/provide.ts';
import { preloadRenderers } from './preload.ts';
import { createReport } from './report.ts';
import { createFileRunner } from './run-file.ts';

type Options = { root: string; checks: Check[]; filters: string[] };

/** Runs checks and test files, prints the last line and ends the process with it. */
export async function runAll({ root, checks, filters }: Options) {
  process.env.NODE_ENV ??= 'test';
  const report = createReport(filters);
  for (const check of checks.filter(({ name }) => filters.length === 0 || filters.includes(name)))
    report.add(check.name, await runCheck(check, root));

  await preloadRenderers();
  const postgres = createPostgres(report.note);
  const runFile = createFileRunner(root, { allowOnly: filters.length > 0, databases: postgres.databases });
  for (const file of findTestFiles(root, filters)) report.add(file, await runFile(file));

  await postgres.stop();
  report.finish();
}
