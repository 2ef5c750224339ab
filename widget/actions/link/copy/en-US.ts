export const dictionary = {
  link: {
    open: 'Learn more',
    opened: 'Opened in a new window',
    thankYouTitle: 'Thank you!',
    shareText: 'Worth a look:',
  },
} as const;
