import { useState } from 'react';
import type { Config } from '../../core/config/config.ts';

/** Stand-in pictures by country (spec §7). */
const DEFAULTS: Record<string, string> = {
  CA: 'canada-default.jpeg',
  GB: 'ukParliamentDefault.png',
  US: 'localRepDefault.jpg',
  AU: 'auParliamentDefault.png',
  NZ: 'nzParliamentDefault.png',
};

const ANYBODY = 'contactDefault.png';

/** The file for a lawmaker without a picture. @param countryCode ISO 3166-1 alpha-2 */
export const defaultPicture = (countryCode: string) => DEFAULTS[countryCode] ?? ANYBODY;

/** The first image that loads. @param urls in order of preference; '' is skipped @returns `src`, '' when none loads */
export function useFirstImage(urls: readonly string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = urls.find((url) => url !== '' && !failed.includes(url)) ?? '';
  return { src, onError: () => setFailed([...failed, src]) };
}

/** URL of a country's picture for lawmakers without a photo (spec §7). */
export const stockPicture = (countryCode: string, { defaultImagesBase }: Pick<Config, 'defaultImagesBase'>) =>
  new URL(defaultPicture(countryCode), defaultImagesBase).href;
