import { installDom } from '../../test/support/dom.ts';

/**
 * React DOM and Preact's compatibility layer check once, on first import, whether there is a document. All test files
 * share one process, so the first import must happen while there is one.
 */
export async function preloadRenderers() {
  const removeDom = installDom();
  await Promise.all(['react-dom/client', 'preact/compat'].map((name) => import(name)));
  await removeDom();
}
