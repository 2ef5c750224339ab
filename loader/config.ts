import type { EMBED } from './protocol.ts';

/** The keys of the frame's address (contract §4), as far as this placement has them. */
export type Config = {
  embedType: number | string;
  articleUrlTracking?: string | undefined;
  consent?: string;
  widgetRequestId?: string;
  /** CSS px, as text that every use turns into a number: an attribute is anybody's to write. */
  width?: number;
  height?: number;
  [key: string]: string | number | undefined;
};

// typed by the table, which itself stays out of the script
export const BY_ARTICLE: typeof EMBED.Iframe = 1;
export const BY_ID: typeof EMBED.IframeWidgetId = 3;
export const WITHOUT_LOADER: typeof EMBED.IframeOnly = 5;
/** Attributes that go into the address by their own names. */
export const NAMES = [
  'widgetRequestId',
  'widgetPreviewId',
  'articleUrl',
  'articleUrlTracking',
  'adNetworkDomain',
  'width',
  'height',
  'mode',
  'designVariant',
  'sponsored',
  'notice',
  'disableTracking',
];
/** So many have a value; of the rest it counts that they are there. */
export const TEXTS = 9;
/** Only what the widget's actions use (contract §3). */
export const ALLOW = 'autoplay;camera;clipboard-write;fullscreen;microphone;payment;web-share';
