import { ATTRIBUTES } from './config.ts';
import { load } from './page/origin.ts';
import { soon } from './page/soon.ts';

const WORDS = ['iframe', 'native', 'eager', 'lazy'];

/** Of the attributes that no frame hears of; the widget tells of the others (widget/core/config/option-check.ts). */
const isOddValue = (value = 'iframe') => !WORDS.includes(value);

/** Whether a name that is none of ours begins like one. */
const isOddName = (name: string) =>
  !ATTRIBUTES.includes(name) && ATTRIBUTES.some((ours) => name.startsWith(ours.slice(0, 4)));

const isOdd = (data: DOMStringMap) => [data.embed, data.loading].some(isOddValue) || Object.keys(data).some(isOddName);

/** Where attributes look odd, the file that few pages need says what may be misspelt, if anything is. */
export const explainOddities = (data: DOMStringMap) =>
  soon(() => {
    if (isOdd(data))
      load('watch').then((file: typeof import('./watch.ts')) => file.warnOfAttributes(data), console.warn);
  });
