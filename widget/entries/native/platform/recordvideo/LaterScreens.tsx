import type { App } from '../../../../core/app/app.ts';
import { actionRoute } from '../../../../core/model/navigation/routes.ts';
import { framed } from '../../Framed.tsx';

const atRecording = ({ session }: App) => ({ route: actionRoute(session.activeAction.value) });

export const RecordScreen = framed(atRecording);

export {
  RecordScreen as ToOfficials,
  RecordScreen as VideoSaved,
  RecordScreen as VideoLetter,
  RecordScreen as VideoLetterNext,
  RecordScreen as VideoLetterSent,
};
