/** Widths of bars and gaps in modules, a bar first, of a Code 128 symbol without its quiet zones (ISO/IEC 15417). */
export const codeBars = async (text: string): Promise<number[]> => {
  // The named export called `raw` is another thing: a symbology.
  const { default: bwip } = await import('bwip-js/node');
  const [symbol] = bwip.raw('code128', text);
  if (!symbol || !('sbs' in symbol)) throw new Error(`no bars for ${JSON.stringify(text)}`);
  return Array.from(symbol.sbs);
};
