/** The ends of video files, by what they hold. */
const ENDS: Record<string, string> = { 'video/webm': 'webm', 'video/mp4': 'mp4', 'video/quicktime': 'mov' };

/** The file's name in its address, so that a download is called that. */
export const fileNameOf = (contentType: string | null) => `video.${ENDS[contentType ?? ''] ?? 'webm'}`;
