import { completeRecordVideoEmail } from '../../core/api/calls/forms.ts';
import type { App } from '../../core/app/app.ts';
import { type Action, detailsOf } from '../../core/model/action.ts';
import { createEmailing, type EmailFlow } from '../../parts/email/index.ts';
import { recordvideoDetails } from './details.ts';
import { createRecordStore } from './store.ts';

/** The video is saved and counted already: letters about it change nothing of that. */
function letterFlow(action: Action, app: App): EmailFlow {
  const { published } = app.of(action, createRecordStore);
  const { commands } = app;
  return {
    call: completeRecordVideoEmail,
    screen: 'email',
    end: 'emailsuccess',
    about: () => ({ answerId: published.peek()?.answerId ?? null }),
    onSent: () => undefined,
    finish: () => commands.finish(action, {}, { end: 'emailsuccess' }),
  };
}

/** The letter that leads officials to the reader's video. */
export function createVideoLetter(action: Action, app: App) {
  const { draft, fields } = detailsOf(recordvideoDetails, action);
  const { t } = app;
  const subject = draft.subject || t('recordvideo.emailSubject');
  const message = draft.message || t('recordvideo.emailMessage');
  return createEmailing(action, app, { draft: { subject, message }, fields, flow: letterFlow(action, app) });
}
