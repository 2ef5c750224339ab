/** Readers' videos; the files are in the media storage (`server/media/`). */
export type VideosTable = {
  /** Random: whoever has it can continue the upload and publish it. Also the name of the file. */
  uploadId: string;
  identifier: string;
  /** A removed video is shown no longer; its file is deleted by the next purge. */
  state: 'uploading' | 'published' | 'removed';
  at: string;
  /** The file's name on the reader's device. */
  name: string;
  bytes: number;
  /** What follows is set when it is published: what the file holds, not what its sender says. */
  contentType: string | null;
  seconds: number | null;
  hasPicture: number | null;
  /** Random: names the published video in its address. */
  videoId: string | null;
  /** Random: links the reader's letters to the video. */
  answerId: string | null;
  submissionKey: string | null;
  /** The widget in which it was recorded. */
  requestId: string | null;
  context: string | null;
};
