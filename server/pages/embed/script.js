const form = document.getElementById('choices');
const told = document.getElementById('told');
const parts = () => [...document.querySelectorAll('[data-follows]')];
const shown = new Map(parts().map((part) => [part.id, part.outerHTML]));
const COPIED_MS = 3000;
const TYPED_MS = 400;
const FAILED = 'The server can’t be reached: the snippet shows what you chose before. Change a choice to try again.';
let last = Promise.resolve();
let turn = 0;
let timer;

async function copy(id) {
  await last;
  const code = document.getElementById(id);
  const button = document.querySelector(`[data-copies="${id}"]`);
  if (!code) return;
  const say = (text) => {
    button.textContent = text;
  };
  try {
    await navigator.clipboard.writeText(code.textContent);
    say('Copied');
    setTimeout(say, COPIED_MS, 'Copy');
  } catch {
    getSelection().selectAllChildren(code);
    say('Selected: press Ctrl or Command and C');
  }
}

function addCopyButtons(place) {
  for (const code of place.querySelectorAll('pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = code.id === 'code' ? 'copy main' : 'copy';
    button.dataset.copies = code.id;
    button.setAttribute('aria-live', 'polite');
    button.setAttribute('aria-describedby', `${code.id}-title`);
    button.textContent = 'Copy';
    button.onclick = () => {
      if (timer) follow();
      copy(code.id);
    };
    code.parentElement.querySelector('.head').append(button);
  }
}

function take(page) {
  const isNarrow = document.getElementById('narrow')?.checked;
  for (const old of parts()) {
    const next = page.getElementById(old.id);
    if (next.outerHTML === shown.get(old.id)) continue;
    shown.set(old.id, next.outerHTML);
    old.replaceWith(next);
    addCopyButtons(next);
  }
  const narrow = document.getElementById('narrow');
  if (isNarrow && narrow) narrow.checked = true;
  tell(document.getElementById('missing')?.textContent ?? 'The snippet follows what you chose.');
}

function tell(text, isWrong = false) {
  told.className = isWrong ? 'failed' : '';
  told.textContent = text;
}

async function ask() {
  const mine = ++turn;
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
  const address = `/embed?${new URLSearchParams(chosen)}`;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw answer;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (mine !== turn) return last;
    take(page);
    history.replaceState(null, '', address);
  } catch {
    if (mine === turn) tell(FAILED, true);
  }
}

function follow() {
  clearTimeout(timer);
  timer = 0;
  last = ask();
}

document.addEventListener('change', ({ target }) => {
  if (target.form === form) follow();
});
document.addEventListener('input', ({ target }) => {
  if (target.form !== form || target.name === 'widget' || !/^(text|number)$/.test(target.type)) return;
  clearTimeout(timer);
  timer = setTimeout(follow, TYPED_MS);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  follow();
});
form.querySelector('button').hidden = true;
addCopyButtons(document);
