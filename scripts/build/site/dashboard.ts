import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import * as esbuild from 'esbuild';
import type { Built } from '../code/chunks.ts';
import { shared, withoutProgress } from '../code/options.ts';
import { styles } from '../code/styles.ts';
import { writePage } from './pages.ts';

export const DASHBOARD_PAGE = {
  template: 'dashboard/index.html',
  entry: 'dashboard/shell/index.tsx',
  style: 'dashboard/styles/index.css',
  // The page's own address, `/dashboard`, has no slash at its end.
  base: '/dashboard/',
};

export const dashboardOptions = (outdir: string) =>
  ({
    ...shared(),
    entryPoints: { index: DASHBOARD_PAGE.entry, style: DASHBOARD_PAGE.style },
    outdir,
    plugins: [styles, withoutProgress],
    loader: { '.woff2': 'file' },
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
  }) satisfies BuildOptions;

/**
 * Builds the page of `/dashboard` with all that it needs, React and charts among it. It shares no file with the widget, so
 * that nothing of it reaches a reader.
 */
export async function buildDashboard(site: string): Promise<Built> {
  const folder = join(site, 'dashboard');
  const built = await esbuild.build(dashboardOptions(folder));
  await writePage(join(folder, 'index.html'), DASHBOARD_PAGE, built);
  return built;
}
