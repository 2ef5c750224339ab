import type { App } from '../../app/app.ts';

/** The flag of the country whose lawmakers an action is for comes in a file of its own. */
export const hasFlag = ({ session }: Pick<App, 'session'>) => session.activeAction.value.representativeSearch !== null;

export const loadFlag = () => import('./Flag.tsx').then(({ Flag }) => ({ Part: Flag }));
