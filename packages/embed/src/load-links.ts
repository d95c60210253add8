/** The patterns of the market's pages that its live releases link to, by name (`/r/links`). Throws without an answer. */
export const loadLinks = async (market: string): Promise<Record<string, string>> => {
  const response = await fetch(`${market}/r/links`);
  if (!response.ok) throw new Error(`${market} does not say where its links lead: ${response.status}`);
  return response.json();
};
