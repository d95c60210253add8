/** An amount as a form holds it; none and 0 are an empty field. */
export const toAmountText = (amount: number | null): string => (amount ? String(amount) : '');

/** What a field must hold; NaN, which every rule rejects, where it is empty. */
export const toRequiredAmount = (text: string): number => (text === '' ? Number.NaN : Number(text));

/** What a field may leave out. */
export const toOptionalAmount = (text: string): number | null => (text === '' ? null : Number(text));
