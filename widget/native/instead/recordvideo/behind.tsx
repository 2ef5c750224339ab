import { actionRoute } from '../../../model/navigation/routes.ts';
import { framed } from '../../Framed.tsx';

export const RecordScreen = framed(({ session }) => ({ route: actionRoute(session.activeAction.value) }));
export const [ToOfficials, VideoSaved, VideoLetter, VideoLetterNext, VideoLetterSent] = Array(5).fill(RecordScreen);
