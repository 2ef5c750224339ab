/** The person to look up; `dateOfBirth` is `YYYY-MM-DD`, `state` a postal abbreviation such as `NJ`. */
export type Voter = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  streetNo: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
};

/** A service that knows who is registered to vote. There is no public one for all of the United States. */
export type VoterRoll = {
  /** Whether it knows anybody; if not, readers are not asked for their details. */
  hasLookUp: boolean;
  /**
   * @returns whether the person is registered; `null` if the service can't tell
   * @throws VoterRollRefusal for details that it can't use
   */
  find: (voter: Voter) => Promise<boolean | null>;
};

/** A voter roll's messages about details that it can't use, by field. */
export class VoterRollRefusal extends Error {
  override readonly name = 'VoterRollRefusal';
  readonly messages: Record<string, string[]>;

  constructor(messages: Record<string, string[]>) {
    super('The voter roll refused the details');
    this.messages = messages;
  }
}

/** Used if no voter roll is configured: it can't tell. */
export const noVoterRoll: VoterRoll = { hasLookUp: false, find: async () => null };
