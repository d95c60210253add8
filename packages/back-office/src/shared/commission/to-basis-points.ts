/** Basis points of a percentage as people type it, `2,5` or `2.5`; null for nothing, undefined for what is none. */
export const toBasisPoints = (typed: string): number | null | undefined => {
  const text = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  if (text === '') return null;
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100
    ? Math.round(Number(text) * 100)
    : undefined;
};
