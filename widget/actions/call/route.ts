const CALLEE = /^\/Call\/([1-9]\d*)$/;

/** Route of a callee's screen (spec §2). @param index 0-based */
export const calleeRoute = (index: number) => `/Call/${index + 1}`;

export const isCalleeRoute = (route: string) => CALLEE.test(route);

/** 0-based index of the callee shown at a route; the action's own route shows the first. */
export const calleeIndex = (route: string) => Number(CALLEE.exec(route)?.[1] ?? 1) - 1;
