import type { Options } from './config.ts';
import { make } from './make.ts';
import { origin } from './page.ts';
import { title } from './title.ts';

/** Only what the widget's actions use (contract §3), and nothing that a browser warns of. */
const ALLOW = 'autoplay;payment;camera;microphone;clipboard-write;fullscreen';

export const createFrame = () =>
  make('iframe', { allow: ALLOW, title, style: 'visibility:hidden;position:absolute;inset:0;height:100%' });

/**
 * The frame's address (contract §4). Block lists read it. What they need not know goes by message, and in the article's
 * address, which comes last, the marks are encoded with which the rules for adverts begin (`banner_300x250`).
 */
export const addressOf = ({ type, adCampaign, adNetworkDomain, articleUrlTracking, ...options }: Options) =>
  `${origin}/widget/?${new URLSearchParams(options as never)}`.replace(
    /[-._](?=[^&]*$)/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
