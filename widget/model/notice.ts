import { TERMS_PUBLISHER_ID } from '../numbers/constants.ts';
import type { Widget } from './widget.ts';

/** Terms, privacy and "Powered by" stand below the widgets of one publisher only (spec §6). */
export const hasNoticeBar = ({ publisher }: Pick<Widget, 'publisher'>) =>
  String(publisher.id) === String(TERMS_PUBLISHER_ID);
