const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (names: [RegExp, string][], userAgent: string): string | null =>
  names.find(([form]) => form.test(userAgent))?.[1] ?? null;

/** The browsers that a user agent names, by the names people know. The order separates those that imitate others. */
export const parseDevice = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});
