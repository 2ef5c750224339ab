/** Fetches files without running them, where the reader has not asked to save data. */
export function prefetch(files: readonly string[]) {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** Runs once the element is in view. @param _over a frame goes with all that it holds (widget/entries/native/platform) */
export function whenInView(element: Element, run: () => void, _over: AbortSignal) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
}
