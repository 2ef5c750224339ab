/** In place of widget/core/tracking/windows-above.ts: the page that the widget is drawn in may have a framework itself. */
export function* windowsAbove() {
  let page: Window = window;
  yield page;
  while (page !== page.parent) {
    page = page.parent;
    yield page;
  }
}
