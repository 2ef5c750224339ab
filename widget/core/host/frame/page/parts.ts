/** Where a first card is: the frame's page, or a root in a page that is not ours, which is not told what happens there. */
export type CardPage = Document | ShadowRoot;

/** Where a card hears its reader: in a frame before all others, who then know what it keeps for itself. */
export const earOf = (page: CardPage): EventTarget => (page as Document).defaultView ?? page;

/** Parts of a page with a first card. The script that asks for them is in its head, so they may not be there yet. */
export const inPage = (page: CardPage, id: string) => page.getElementById(id) as HTMLElement;
export const rootOf = (page: CardPage) => inPage(page, 'root');
export const radios = (page: CardPage) => [...rootOf(page).querySelectorAll<HTMLInputElement>('[type=radio]')];
/** Whether the reader has typed something, or changed a box: a reload would undo that. */
export const isEntered = (page: CardPage) =>
  [...rootOf(page).querySelectorAll<HTMLInputElement>('input:not([type=radio]),textarea')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
/** What a reader can choose; one that is chosen from the start is not their doing. */
export const inputs = (page: CardPage) => radios(page).filter(({ defaultChecked }) => !defaultChecked);
