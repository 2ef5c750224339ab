/** Countries by ISO 3166-1 that send a delegate to Congress. Maps services return them as countries or as states. */
const US_TERRITORIES: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI'];

type Where = { countryCode: string; adminArea1Code: string };

/** The place as the imported data spells it. */
export const asStored = ({ countryCode, adminArea1Code }: Where): Where =>
  US_TERRITORIES.includes(countryCode)
    ? { countryCode: 'US', adminArea1Code: countryCode }
    : { countryCode, adminArea1Code };
