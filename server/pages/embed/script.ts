/**
 * The script of `GET /embed`: a button below each block of code that copies it. Without scripts, or where the browser
 * refuses, a click on the block selects all of it.
 */
export const COPY_BUTTONS = `for (const code of document.querySelectorAll('pre')) {
  const button = document.createElement('button');
  const tell = (text) => { button.textContent = text; };
  button.type = 'button';
  button.className = 'copy';
  button.setAttribute('aria-live', 'polite');
  tell('Copy');
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(code.textContent);
      tell('Copied');
      setTimeout(tell, 3000, 'Copy');
    } catch {
      getSelection().selectAllChildren(code);
      tell('Selected: press Ctrl or Command and C');
    }
  };
  code.after(button);
}`;
