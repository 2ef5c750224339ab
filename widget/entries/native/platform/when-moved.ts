/**
 * In place of widget/ui/when-moved.ts: an article scrolls, in itself or in a part of it, and adverts that load push
 * the widget down. No event tells of all that.
 */
export function whenMoved(run: () => void): () => void {
  let next = 0;
  const follow = () => {
    run();
    next = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(next);
}
