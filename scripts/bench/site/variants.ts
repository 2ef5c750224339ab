import { frameFirstPlacement, loaderPlacement, loaderTag, nativePlacement } from '../../../server/pages/snippet.ts';
import { APPEND_PATH, controlFrame } from './controls.ts';

export type Origins = {
  /** Loader, widget and API. */
  widget: string;
  /** The same, where the server draws no first cards. */
  still: string;
  /** The controls. */
  control: string;
};

const snippetOf = (origin: string, requestId = 'wr-poll') => ({
  origin,
  requestId,
  title: 'Take action',
  label: 'Take action',
});

const frameFirst = (origin: string, requestId?: string) =>
  frameFirstPlacement(snippetOf(origin, requestId)).markup + loaderTag(origin).markup;

const scriptMade = (origin: string, requestId?: string, sponsored = false) =>
  loaderPlacement({ ...snippetOf(origin, requestId), sponsored }).markup + loaderTag(origin).markup;

/** What stands in the article; `bare`, `plain` and `append` are controls. */
export const VARIANTS = {
  bare: () => '',
  plain: ({ control }: Origins) => controlFrame(control),
  append: ({ control }: Origins) =>
    `<div id="place"></div><script async crossorigin="anonymous" src="${control}${APPEND_PATH}"></script>`,
  'frame first': ({ widget }: Origins) => frameFirst(widget),
  'script-made': ({ widget }: Origins) => scriptMade(widget),
  sponsored: ({ widget }: Origins) => scriptMade(widget, 'wr-sponsored', true),
  native: ({ widget }: Origins) => nativePlacement(snippetOf(widget)).markup + loaderTag(widget).markup,
  'static page': ({ still }: Origins) => frameFirst(still),
};

export type Variant = keyof typeof VARIANTS;

/** A widget whose kind is a petition. */
export const petition = ({ widget }: Origins) => frameFirst(widget, 'wr-petition');

/** Many in one article: plain frames, or widgets. */
export const many = {
  plain: ({ control }: Origins, count: number) => controlFrame(control).repeat(count),
  'frame first': ({ widget }: Origins, count: number) =>
    frameFirstPlacement(snippetOf(widget)).markup.repeat(count) + loaderTag(widget).markup,
};
