/** The parts of the page; its head, where this begins, comes before them. */
export const inPage = (id: string) => document.getElementById(id) as HTMLElement;
export const root = () => inPage('root');
export const inputs = () => [...(root()?.querySelectorAll('input') ?? [])];
