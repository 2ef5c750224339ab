/** Swaps two pages without loading either, as Turbo and single-page sites do. */
const place = document.querySelector('[data-page]');
const buttons = document.querySelectorAll('[data-shows]');

window.civicAction = window.civicAction || [];
civicAction.push((api) => api.watch());

for (const button of buttons)
  button.addEventListener('click', () => {
    place.replaceChildren(document.getElementById(button.dataset.shows).content.cloneNode(true));
    for (const each of buttons) each.setAttribute('aria-pressed', String(each === button));
  });
