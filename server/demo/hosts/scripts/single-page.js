/** Swaps two pages without loading either, as Turbo and single-page sites do. */
const place = document.querySelector('[data-page]');
const buttons = document.querySelectorAll('[data-shows]');

window.civicAction = window.civicAction || [];
/** A loader without `watch` looks for placements when it is asked. */
let look = () => {};
civicAction.push((api) => {
  if (api.watch) api.watch();
  else look = () => api.scan();
});

for (const button of buttons)
  button.addEventListener('click', () => {
    place.replaceChildren(document.getElementById(button.dataset.shows).content.cloneNode(true));
    for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
    look();
  });
