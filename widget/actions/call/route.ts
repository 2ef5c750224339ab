const CALLEE = /^\/Call\/([1-9]\d*)$/;

/** The address of a callee's screen (spec §2). */
export const calleeRoute = (index: number) => `/Call/${index + 1}`;

export const isCalleeRoute = (route: string) => CALLEE.test(route);

/** Whose screen stands at an address: the first one's at the action's own. */
export const calleeIndex = (route: string) => Number(CALLEE.exec(route)?.[1] ?? 1) - 1;
