import type { Page } from 'puppeteer-core';

/** The edge of a curve is rounded another way in another tile of the page, in a channel of 0 to 255. Moved text differs by far more. */
const MOST_ROUNDING = 8;
/** So many channels of pixels, in all of a picture, may be rounded by more: along the ends of three large buttons, and less than a word has. */
const MOST_ROUNDED = 600;

/** Whether two PNG pictures of one size, as base64, look the same. */
export const isSamePicture = (page: Page, one: string, other: string): Promise<boolean> | true =>
  one === other ||
  page.evaluate(
    async (pictures, most, mostOver) => {
      const [first, second] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          canvas?.drawImage(bitmap, 0, 0);
          return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      const isOver = (value: number, index: number) => Math.abs(value - (second?.[index] ?? -256)) > most;
      return first !== undefined && first.length > 0 && first.filter(isOver).length <= mostOver;
    },
    [one, other],
    MOST_ROUNDING,
    MOST_ROUNDED,
  );
