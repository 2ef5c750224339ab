/** Countries by ISO 3166-1 that send a delegate to Congress as states do: maps services name them either way. */
const US_TERRITORIES: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI'];

type Where = { countryCode: string; adminArea1Code: string };

/** The same place as the data has it. */
export const asStored = ({ countryCode, adminArea1Code }: Where): Where =>
  US_TERRITORIES.includes(countryCode)
    ? { countryCode: 'US', adminArea1Code: countryCode }
    : { countryCode, adminArea1Code };
