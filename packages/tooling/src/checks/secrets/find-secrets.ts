/** The patterns of secrets. None of them fits its own source. */
const shapes: Record<string, RegExp> = {
  'private key': /-----BEGIN(?: [A-Z]+)* PRIVATE KEY-----\s*[A-Za-z0-9+/]{20}/,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60})/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'Slack token': /\bxox[abprs]-[A-Za-z0-9-]{20}/,
  'Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'payment key': /\b[rs]k_live_[0-9A-Za-z]{16}/,
  'signed token': /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{20,}/,
};

/** `password = "…"`, `"apiKey": "…"`, and the text between `user:` and `@` in a URL. */
const named =
  /(?:secret|token|passw(?:or)?d|api_?key|private_?key)["'\]]?\s*[:=]\s*["'`]([^\s"'`]{16,})["'`]/gi;
const inUrl = /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"'`<]+:([^\s/@"'`<]{8,})@/gi;
/** Anything quoted, long, and of letters and digits alone: keys in base64 or hexadecimal. */
const quoted = /["'`]([A-Za-z0-9+/_-]{32,}={0,2})["'`]/g;

/** Bits per character: words of a language have about 3, a random key in base64 has more than 4.5. */
const entropy = (text: string): number => {
  const counts = Map.groupBy(text, (sign) => sign);
  return [...counts.values()].reduce((bits, { length }) => {
    const share = length / text.length;
    return bits - share * Math.log2(share);
  }, 0);
};

const isMixed = (text: string) => /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
const isHex = (text: string) => /^[0-9a-f]+$/i.test(text) && /[a-f]/i.test(text) && /\d/.test(text);

const contexts = [
  { pattern: named, enough: 3.5 },
  { pattern: inUrl, enough: 3.5 },
  { pattern: quoted, enough: 4.2 },
];

/** Paths, what is filled in later, and the public hashes by which lockfiles and pages check a file. */
const isCode = (text: string) => /^\.{0,2}\/|\$\{|^sha(?:256|384|512)-/.test(text);

/**
 * A key has digits among its letters and no order; names, paths and sentences have. `enough` is in bits per
 * character.
 */
const isRandom = (text: string, enough: number): boolean => {
  if (isHex(text)) return text.length >= 32 && entropy(text) > 3.2;
  return isMixed(text) && entropy(text) > enough && !isCode(text);
};

export interface Finding {
  kind: string;
  line: number;
  /** Its beginning: enough to find it, too little to use it. */
  sign: string;
}

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Likely secrets in a text: known patterns, and random characters in an assignment, quotes or a URL. */
export const findSecrets = (text: string): Finding[] => {
  const finding = (kind: string, index: number, sign: string): Finding => ({
    kind,
    line: lineOf(text, index),
    sign: `${sign.slice(0, 6)}…`,
  });
  const shaped = Object.entries(shapes).flatMap(([kind, shape]) => {
    const found = shape.exec(text);
    return found ? [finding(kind, found.index, found[0])] : [];
  });
  const random = contexts.flatMap(({ pattern, enough }) =>
    [...text.matchAll(pattern)]
      .filter(([, value = '']) => isRandom(value, enough))
      .map(({ index, 1: value = '' }) => finding('random signs', index, value)),
  );
  return [...shaped, ...random];
};

/** Names of files that hold secrets and nothing else. */
export const isSecretFile = (path: string): boolean =>
  /(^|\/)(\.env(\..+)?|\.npmrc|id_(rsa|ecdsa|ed25519)|[^/]+\.(pem|key|p12|pfx|jks|keystore))$/.test(path);
