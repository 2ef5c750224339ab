/** Valid requests about the demo content. */
export const PETITION = 'Widget/CompletePetitionAsync';
export const POLL = 'Widget/CompletePollAsync';
export const QUIZ = 'Widget/CompleteQuizAsync';
export const UPDATE_POLL = 'Widget/UpdatePollAsync';
export const CALL = 'Widget/CompleteCallAsync';
export const UPDATE_CALL = 'Widget/UpdateCallAsync';
export const EMAIL = 'Widget/CompleteEmailAsync';
export const VIDEO_EMAIL = 'Widget/CompleteRecordVideoEmailAsync';
export const RECORD_VIDEO = 'Widget/CompleteRecordVideoAsync';
export const TEST_EMAIL = 'Widget/TestCompleteEmailAsync';
export const GET_ACTIONS = 'Widget/GetActionsAsync';
export const ACTIVITY = 'Widget/RecordActivity';
export const TIMINGS = 'Widget/RecordTimings';

export const signature = (changes: Record<string, unknown> = {}) => ({
  id: 3001,
  actionId: 3001,
  widgetId: 1001,
  email: 'ada@example.org',
  from: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: 'Lovelace',
  zipCode: '07102',
  ...changes,
});

export const vote = (changes: Record<string, unknown> = {}) => ({ id: 3101, actionId: 3101, answerId: 1, ...changes });

export const guess = (changes: Record<string, unknown> = {}) => ({ id: 3061, actionId: 3061, answerId: 1, ...changes });

export const INITIATE_DONATION = 'Widget/InitiateDonationAsync';
export const DONATION = 'Widget/CompleteDonationAsync';
export const PAYMENT_AUTHORIZED = 'Widget/CheckPaymentAuthorizedAsync';
export const LINK = 'Widget/CompleteLinkAsync';
export const opening = (changes: Record<string, unknown> = {}) => ({ id: 3062, actionId: 3062, ...changes });

export const VIDEO = 'Widget/CompleteVideoAsync';
export const viewing = (changes: Record<string, unknown> = {}) => ({ id: 3063, actionId: 3063, ...changes });

export const aCall = (changes: Record<string, unknown> = {}) => ({
  id: 3501,
  actionId: 3501,
  widgetId: 1010,
  completionType: 0,
  recipientName: 'Elena Ortiz',
  ...changes,
});

export const activity = (changes: Record<string, unknown> = {}) => ({
  type: 'WidgetVisible',
  widgetId: 1002,
  widgetEmbedType: 3,
  actions: [{ id: 3101, type: 'poll' }],
  ...changes,
});

export const letter = (changes: Record<string, unknown> = {}) => ({
  id: 3040,
  actionId: 3040,
  widgetId: 1040,
  from: 'ada@example.org',
  prefix: 'Ms.',
  firstName: 'Ada',
  lastName: 'Lovelace',
  subject: 'Please repair the lamps',
  text: 'Fourteen lamps on Pier Street have been dark since March. Please repair them.',
  representatives: [{ name: 'Councilmember Ruth Adeyemi' }, { name: 'Councilmember Tomás Vidal' }],
  ...changes,
});

export const SIGNUP = 'Widget/CompleteSignupAsync';
export const OPINION = 'Widget/CompleteOpinionAsync';
export const TWEET = 'Widget/CompleteTweetAsync';

export const signUp = (changes: Record<string, unknown> = {}) => ({
  id: 3050,
  actionId: 3050,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  ...changes,
});

export const opinion = (changes: Record<string, unknown> = {}) => ({
  id: 3051,
  actionId: 3051,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  text: 'It would let me take the early shift at the market, and come home.',
  ...changes,
});

export const CHECK_REGISTRATION = 'Widget/CompleteCheckRegistrationAsync';

export const registration = (changes: Record<string, unknown> = {}) => ({
  id: 3053,
  actionId: 3053,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  streetNo: '12',
  street: 'Ferry St',
  city: 'Newark',
  adminArea1Code: 'NJ',
  zipCode: '07105',
  dateOfBirth: '1990-05-04',
  subscribedToElectionReminders: false,
  ...changes,
});

export const FOR_PREVIEW = 'Lawmakers/GetForPreview';
export const FOR_CONTACT = 'Lawmakers/GetForContact';
export const PAIRS = 'Widget/RecordAddressLocationPairs';

export const SENTIMENT = 'Widget/CompleteSentimentPollAsync';
export const UPDATE_SENTIMENT = 'Widget/UpdateSentimentPollAsync';

export const sentiment = (changes: Record<string, unknown> = {}) => ({
  id: 3701,
  actionId: 3701,
  value: 0.7,
  ...changes,
});

export const SPEEDOMETER = 'Widget/CompleteSpeedometerAsync';
export const UPDATE_SPEEDOMETER = 'Widget/UpdateSpeedometerAsync';

export const reading = (changes: Record<string, unknown> = {}) => ({ id: 3711, actionId: 3711, value: 30, ...changes });
