import type { Options } from './config.ts';
import { make } from './page/make.ts';
import { origin } from './page/origin.ts';
import { title } from './page/title.ts';

/** Only what the widget's actions use (contract §3), and nothing that makes a browser log a warning. */
const ALLOW = 'autoplay;payment;camera;microphone;clipboard-write;fullscreen';

export const createFrame = () =>
  make('iframe', { allow: ALLOW, title, style: 'visibility:hidden;position:absolute;inset:0;height:100%' });

/**
 * The frame's address (contract §4). Block lists match on it, so some options go by message only. In the article's
 * address, which comes last, the punctuation that advert rules begin with (`_` in `banner_300x250`) is encoded.
 */
export const addressOf = ({ type, adCampaign, adNetworkDomain, articleUrlTracking, ...options }: Options) =>
  `${origin}/widget/?${new URLSearchParams(options as never)}`.replace(
    /[-._](?=[^&]*$)/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
