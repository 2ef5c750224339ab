/** Parts of a page with a first card. The script that asks for them is in its head, so they may not be there yet. */
export const inPage = (id: string) => document.getElementById(id) as HTMLElement;
export const root = () => inPage('root');
export const radios = () => [...(root()?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
/** Whether the reader has typed something, or changed a box: a reload would undo that. */
export const isEntered = () =>
  [...root().querySelectorAll<HTMLInputElement>('input:not([type=radio]),textarea')].some(
    (field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked,
  );
/** What a reader can choose; one that is chosen from the start is not their doing. */
export const inputs = () => radios().filter(({ defaultChecked }) => !defaultChecked);
