import type { App } from '../../app/app.ts';

const make = () => new Set<string>();

/** Whether the reader was led back to a step with an invalid field; the step then says so. */
export function sentBack(app: Pick<App, 'once'>, identifier: string) {
  const all = app.once(sentBack, make);
  return {
    tellOnArrival: () => void all.add(identifier),
    /** @returns whether there is something to tell, once */
    take: () => all.delete(identifier),
  };
}
