/** Parts of a page with a first card. The script that asks for them is in its head, so they may not be there yet. */
export const inPage = (id: string) => document.getElementById(id) as HTMLElement;
export const root = () => inPage('root');
export const radios = () => [...(root()?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [])];
/** What a reader can choose; one that is chosen from the start is not their doing. */
export const inputs = () => radios().filter(({ defaultChecked }) => !defaultChecked);
