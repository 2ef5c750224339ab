import { checkBlocker } from '../../../loader/adblock.ts';
import { runAll, type Stop } from '../../../loader/guard.ts';

/** The loader's own check, for where no loader answers. @param origin the widget's */
export const detectAdBlock = (origin: string) =>
  new Promise<boolean>((resolve) => {
    const stops: Stop[] = [];
    checkBlocker(origin, document.body, stops, (detected) => {
      runAll(stops);
      resolve(detected);
    });
  });
