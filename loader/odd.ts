import { ATTRIBUTES } from './config.ts';
import { load } from './page/origin.ts';
import { soon } from './page/soon.ts';

const WORDS = ['iframe', 'native', 'eager', 'lazy'];

/** Of the attributes that the widget itself does not read; it tells of the others (widget/core/config/option-check.ts). */
const isOddValue = (value = '') => !WORDS.includes(value) && !(Number(value) >= 0);

/** Whether a name that is none of ours begins like one. */
const isOddName = (name: string) =>
  !ATTRIBUTES.includes(name) && ATTRIBUTES.some((ours) => name.startsWith(ours.slice(0, 4)));

const isOdd = (data: DOMStringMap) =>
  [data.embed, data.loading, data.timingsRate].some(isOddValue) || Object.keys(data).some(isOddName);

/** Where attributes look odd, the file that few pages need says what may be misspelt, if anything is. */
export const explainOddities = (data: DOMStringMap) =>
  soon(() => {
    if (isOdd(data))
      load('watch').then((file: typeof import('./watch.ts')) => file.warnOfAttributes(data), console.warn);
  });
