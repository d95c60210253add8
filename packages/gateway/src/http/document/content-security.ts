/**
 * The two policies of a document and the native backstop for integrity (quality S16, S17). The first trusts scripts by
 * nonce and guards the places where text becomes code; the second names the only hosts. `blob:` shows an image that
 * its owner is about to upload. Pages of `frames` may stand in frames.
 */
export const contentSecurity = (
  nonce: string,
  frames: readonly string[] = [],
): readonly (readonly [name: string, value: string])[] => [
  [
    'content-security-policy',
    [
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      // `pasar` is the policy of shells that were released before; later ones take the name themselves.
      'trusted-types default pasar',
      'report-uri /r/csp',
    ].join('; '),
  ],
  [
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      'report-uri /r/csp',
    ].join('; '),
  ],
  ['integrity-policy', 'blocked-destinations=(script)'],
];
