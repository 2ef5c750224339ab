/** The screens behind a recording's front, without those of a letter, in one chunk. */
export { RecordScreen } from './RecordScreen.tsx';
export { ToOfficials } from './ToOfficials.tsx';
export { VideoSaved } from './VideoSaved.tsx';
