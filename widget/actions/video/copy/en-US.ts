export const dictionary = {
  video: {
    start: 'Watch the video',
    play: 'Play',
    player: 'Video: {title:string}',
    pause: 'Pause',
    mute: 'Mute',
    unmute: 'Unmute',
    replay: 'Watch again',
    fullScreen: 'Full screen',
    progress: 'Progress',
    time: '{current:string} of {total:string}',
    failed: 'The video didn’t load.',
    watchThere: 'Watch on {site:string}',
    thankYouTitle: 'Thank you for watching',
    shareText: 'Watch this video:',
  },
} as const;
