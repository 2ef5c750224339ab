/** One chunk of what every widget needs soon after its first card. */
export { warnOfOptions } from '../../config/option-check.ts';
export { FooterExtras } from '../../shell/footer/FooterExtras.tsx';
export { moreStyles } from '../../styles/more/more.ts';
