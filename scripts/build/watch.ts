import * as esbuild from 'esbuild';
import { ENTRIES } from './bundle.ts';
import { WIDGET_STYLE, widgetOptions } from './options.ts';

/** Calls `build` after every change of a source that is built. */
export async function watch(build: () => Promise<unknown>) {
  const options = widgetOptions('.cache/watch');
  const rebuild: esbuild.Plugin = {
    name: 'rebuild',
    setup({ onEnd }) {
      onEnd(async ({ errors }) => {
        if (errors.length === 0) await build().catch(console.error);
      });
    },
  };
  const context = await esbuild.context({
    ...options,
    entryPoints: [...ENTRIES, WIDGET_STYLE],
    plugins: [rebuild],
    write: false,
  });
  await context.watch();
}
