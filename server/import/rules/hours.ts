import { is } from 'superstruct';
import type { Mistake } from '../mistakes.ts';
import { Moment } from '../shape/moment.ts';
import type { ContentView } from '../view.ts';

/** A widget must close after it opens. What is no moment is reported with the shape. */
export const hoursMistakes = ({ widgets }: ContentView): Mistake[] =>
  widgets.flatMap(({ file, fields: { opensAt, closesAt } }) => {
    if (!is(opensAt, Moment) || !is(closesAt, Moment) || Date.parse(closesAt) > Date.parse(opensAt)) return [];
    return [{ file, path: 'closesAt', message: `"${closesAt}" is not after opensAt, "${opensAt}"` }];
  });
