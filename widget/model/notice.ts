import { TERMS_PUBLISHER_ID } from '../numbers/constants.ts';
import type { Widget } from './widget.ts';

/** Whether terms, privacy and "Powered by" are shown below the widget: for one publisher only (spec §6). */
export const hasNoticeBar = ({ publisher }: Pick<Widget, 'publisher'>) =>
  String(publisher.id) === String(TERMS_PUBLISHER_ID);
