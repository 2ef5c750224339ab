import type { Page } from 'puppeteer-core';

/** WCAG 2.2 §1.3.1: what is seen of a screen's structure is in its markup too. One fault per line. */
export const structureFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.querySelector('#root') ?? document.body;
    const all = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    const show = (element: Element) => element.outerHTML.slice(0, 100);
    const faults: string[] = [];
    const check = (found: readonly Element[], what: string) =>
      faults.push(...found.map((element) => `${what}: ${show(element)}`));

    const headings = all('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    // A skeleton has no words, and what is said between two screens is no structure.
    const isScreen = document.body.innerText.trim() !== '' && all('main[aria-live]').length === 0;
    if (isScreen && headings.length === 0) faults.push('has no heading');
    check(
      headings.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 1) + 1),
      'a level is left out before',
    );
    check(
      all('.ca-title').filter((title) => !title.closest('h2, h3')),
      'looks like a heading',
    );

    const nameOf = (group: Element) =>
      group.getAttribute('aria-label') ??
      group.querySelector(':scope > legend')?.textContent ??
      (group.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    const groupOf = (element: Element) =>
      element.closest('fieldset:not(.ca-lock), [role="radiogroup"], [role="group"]');
    const isInNamedGroup = (element: Element) => {
      const group = groupOf(element);
      return group !== null && nameOf(group).trim() !== '';
    };
    check(
      all('input[type="radio"]').filter((radio) => !isInNamedGroup(radio)),
      'no group has a name',
    );
    check(
      all('label').filter((label) => (label as HTMLLabelElement).control === null),
      'labels nothing',
    );

    const described = new Set(
      all('[aria-describedby], [aria-errormessage]').flatMap((each) =>
        `${each.getAttribute('aria-describedby') ?? ''} ${each.getAttribute('aria-errormessage') ?? ''}`.split(' '),
      ),
    );
    const isTied = (note: Element) => note.closest('legend') || described.has(note.closest('[id]')?.id ?? '');
    // What is hidden from screen readers is told to them by a status message.
    const notes = all('.ca-field :is(.ca-error, .ca-hint, .ca-counter):not([aria-hidden="true"])').filter((note) =>
      note.textContent?.trim(),
    );
    check(
      notes.filter((note) => !isTied(note)),
      'belongs to no field',
    );

    const alike = (element: Element) => `${element.tagName}.${element.className}`;
    const isRow = (element: Element) =>
      element.className && element.matches('div, p, span, :is(button, a):not([aria-label])');
    const lists = all('div, section').filter(({ children }) => {
      const [first, ...others] = [...children].filter((child) => !child.matches('[aria-hidden="true"]'));
      return first && others.length > 1 && isRow(first) && others.every((other) => alike(other) === alike(first));
    });
    check(
      lists.filter((list) => !list.closest('ul, ol, [role="group"], [role="radiogroup"], fieldset, .ca-field')),
      'looks like a list',
    );
    return faults;
  });
