/** The library has types for its whole build alone; the light one lacks what we do not use: alternate audio, encryption. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
