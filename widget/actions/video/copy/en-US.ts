export default {
  video: {
    start: 'Watch the video',
    player: 'Video: {title:string}',
    replay: 'Watch again',
    failed: 'The video didn’t load',
    failedNext: 'Check your connection, then try again.',
    cantPlay: 'This browser can’t play the video',
    blocked: '{site:string} doesn’t let the video play here',
    watchNext: 'You can watch it on its original site.',
    watchThere: 'Watch on {site:string}',
    tryAgain: 'Try again',
    own: '{n:number|count} readers have watched it',
    thankYouTitle: 'Thank you for watching',
    shareText: 'Watch this video:',
  },
} as const;
