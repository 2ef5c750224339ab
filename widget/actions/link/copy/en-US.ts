export default {
  link: {
    open: 'Learn more',
    opens: 'Opens {site:string} in a new window',
    opened: '{site:string} has opened in a new window.',
    again: 'Open it again',
    own: '{n:number|count} readers have followed the link',
    thankYouTitle: 'Thank you!',
    shareText: 'Worth a look:',
  },
} as const;
