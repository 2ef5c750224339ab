/** The windows above ours, the nearest first: a frame's own page has no consent framework (widget/entries/native/platform). */
export function* windowsAbove() {
  for (let page: Window = window; page !== page.parent; ) {
    page = page.parent;
    yield page;
  }
}
