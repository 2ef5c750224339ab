const CALLEE = /^\/Call\/(\d+)$/;

/** The address of a callee's screen (spec §2). */
export const calleeRoute = (index: number) => `/Call/${index + 1}`;

/** Whose screen stands at an address: the first one's at the action's own. */
export const calleeIndex = (route: string) => Math.max(0, Number(CALLEE.exec(route)?.[1] ?? 1) - 1);
