/** What a provider sent back in the fragment of the address (OpenID Connect, implicit flow). */
export interface SocialResponse {
  state: string;
  idToken: string;
  /** `access_denied` when the user canceled. */
  error: string;
}

export const parseSocialResponse = (fragment: string): SocialResponse => {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const part = (name: string) => parts.get(name) ?? '';
  return { state: part('state'), idToken: part('id_token'), error: part('error') };
};

/** The user named by the proof, as the calls repeat it (SPEC 3); the server trusts the proof alone. */
export interface Claims {
  subject: string;
  email: string;
  name: string;
}

const noClaims: Claims = { subject: '', email: '', name: '' };
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The claims of an id_token, not verified; empty ones when it cannot be read. */
export const decodeClaims = (idToken: string): Claims => {
  try {
    const body = (idToken.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(body), (char) => char.codePointAt(0) ?? 0);
    const { sub, email, name } = JSON.parse(new TextDecoder().decode(bytes));
    return { subject: textOf(sub), email: textOf(email), name: textOf(name) };
  } catch {
    return noClaims;
  }
};
