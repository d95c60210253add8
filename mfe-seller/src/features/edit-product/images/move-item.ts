/** The list with one entry at another place; a place outside of it is the nearest one inside. */
export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from);
  const entry = list[from];
  if (entry === undefined) return [...list];
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), entry, ...rest.slice(place)];
};
