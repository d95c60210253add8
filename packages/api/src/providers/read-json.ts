/** A JSON text as what it means; null for any other text. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
