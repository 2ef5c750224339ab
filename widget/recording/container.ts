/** MP4 first, since everything plays it. Chromium without licensed codecs and Firefox record WebM. */
const WANTED = ['video/mp4;codecs="avc1.42E01E,mp4a.40.2"', 'video/webm;codecs="vp8,opus"', 'video/webm', 'video/mp4'];

/** The first format that this browser can record; undefined leaves it to the browser. */
export const recordableType = (canRecord: (type: string) => boolean): string | undefined => WANTED.find(canRecord);

/** The container alone, as the browser says after recording; a browser that says nothing records what was asked for. */
export const containerOf = (said: string, asked = 'video/webm') => (said || asked).split(';', 1)[0] ?? asked;

/** A name for the recording, by which a download opens. */
export const fileNameFor = (container: string) => `video.${/mp4|quicktime/.test(container) ? 'mp4' : 'webm'}`;
