import { useState } from 'react';
import type { Config } from '../../config/config.ts';
import { defaultPicture } from '../../model/lawmakers/lawmaker-picture.ts';

/** The first image that loads. @param urls in order of preference; '' is skipped @returns `src`, '' when none loads */
export function useFirstImage(urls: readonly string[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = urls.find((url) => url !== '' && !failed.includes(url)) ?? '';
  return { src, onError: () => setFailed([...failed, src]) };
}

/** URL of a country's picture for lawmakers without a photo (spec §7). */
export const stockPicture = (countryCode: string, { defaultImagesBase }: Pick<Config, 'defaultImagesBase'>) =>
  new URL(defaultPicture(countryCode), defaultImagesBase).href;
