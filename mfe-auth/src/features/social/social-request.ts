import { type SocialProvider, socialProviders } from '@pasar/contract';

const key = 'pasar.social';

export interface SocialRequest {
  provider: SocialProvider;
  /** Comes back beside the answer: it belongs to what this tab asked (OpenID Connect). */
  state: string;
  /** Comes back inside the proof: it was made for this very question. */
  nonce: string;
  /** Where the person wanted to go. */
  next: string;
}

const isRequest = (kept: unknown): kept is SocialRequest => {
  if (typeof kept !== 'object' || kept === null) return false;
  const { provider, state, nonce, next } = kept as Record<string, unknown>;
  const isKnown = socialProviders.some((known) => known === provider);
  return isKnown && [state, nonce, next].every((text) => typeof text === 'string' && text !== '');
};

/** What was asked of a provider, kept in this tab until the answer; read once. */
export const socialRequest = {
  /** Makes a new one. Throws where storage is closed: the answer could not be told from a stranger's. */
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
