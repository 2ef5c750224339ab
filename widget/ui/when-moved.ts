/**
 * Runs now, and whenever the widget has another place in its window, which in a frame has its size.
 *
 * @returns a function that stops it
 */
export function whenMoved(run: () => void): () => void {
  run();
  addEventListener('resize', run);
  return () => removeEventListener('resize', run);
}
