import { installDom } from '../../test/support/dom.ts';

/**
 * React DOM and Preact's compatibility layer decide once, when they are first imported, whether there is a document. All
 * files share one process, so the first import has to happen beside one.
 */
export async function preloadRenderers() {
  const removeDom = installDom();
  await Promise.all(['react-dom/client', 'preact/compat'].map((name) => import(name)));
  await removeDom();
}
