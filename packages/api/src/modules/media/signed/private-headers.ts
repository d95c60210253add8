/** A private file is kept by nobody on the way, runs nothing and tells nobody where it was opened (quality S33). */
export const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/**
 * The `Content-Disposition` of a download: a name that every browser reads, with its letters beyond ASCII for those
 * that can.
 */
export const asAttachment = (name: string): string => {
  const plain = name.replace(/[^\w. ()-]+/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};
