import { type SocialProvider, socialProviders } from '@pasar/contract';

const key = 'pasar.social';

export interface SocialRequest {
  provider: SocialProvider;
  /** Comes back beside the response: it ties the response to this tab's request (OpenID Connect). */
  state: string;
  /** Comes back inside the proof: it was made for this very question. */
  nonce: string;
  /** The target of the user after the login. */
  next: string;
}

const isRequest = (kept: unknown): kept is SocialRequest => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { provider, state, nonce, next } = kept as Record<string, unknown>;
  const isKnown = socialProviders.some((known) => known === provider);
  return isKnown && [state, nonce, next].every((text) => typeof text === 'string' && text !== '');
};

/** The request to a provider, saved in this tab until the response; read once. */
export const socialRequest = {
  /** Creates a new one. Throws where storage is closed: a forged response could not be recognized. */
  begin(provider: SocialProvider, next: string): SocialRequest {
    const request = { provider, state: crypto.randomUUID(), nonce: crypto.randomUUID(), next };
    sessionStorage.setItem(key, JSON.stringify(request));
    return request;
  },
  take(): SocialRequest | undefined {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      sessionStorage.removeItem(key);
      return isRequest(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  },
};
