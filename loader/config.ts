import type { EMBED } from './protocol.ts';

/** The keys of the frame's address (contract §4), as far as this placement has them. */
export type Config = {
  embedType: number | string;
  widgetRequestId?: string;
  /** CSS px, as text that every use turns into a number: an attribute is anybody's to write. */
  width?: number;
  height?: number;
  [key: string]: string | number | boolean | undefined;
};

// typed by the table, which itself stays out of the script
export const BY_ARTICLE: typeof EMBED.Iframe = 1;
export const BY_ID: typeof EMBED.IframeWidgetId = 3;
export const WITHOUT_LOADER: typeof EMBED.IframeOnly = 5;
/** A placement names one of these at most. */
export const WIDGETS = ['widgetRequestId', 'widgetPreviewId', 'articleUrl'] as const;
/** Only what the widget's actions use (contract §3). */
export const ALLOW = 'autoplay;camera;clipboard-write;fullscreen;microphone;payment;web-share';
