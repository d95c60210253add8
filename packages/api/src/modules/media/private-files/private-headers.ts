/** No cache keeps a private file; it runs no scripts and sends no referrer (quality S33). */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** A file name in ASCII for every browser, and with all its letters for those that support it. */
const named = (disposition: string, name: string): string => {
  const plain = name.replace(/[^\w. ()-]+/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${whole}`;
};

/** The `Content-Disposition` of a download. */
export const asAttachment = (name: string): string => named('attachment', name);

/** And of a file that the browser shows, with the name that it is saved under. */
export const asInline = (name: string): string => named('inline', name);
