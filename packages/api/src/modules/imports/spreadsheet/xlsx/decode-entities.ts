const named: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

const signOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Text of an XML document with its references resolved; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
        if (decimal) return signOf(Number(decimal));
        if (hex) return signOf(Number.parseInt(hex, 16));
        return named[name] ?? whole;
      })
    : text;

/** XLSX writes characters that XML does not allow as `_x000D_`. */
export const decodeCellText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
