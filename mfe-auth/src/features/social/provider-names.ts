import type { SocialProvider } from '@pasar/contract';

/** Names are the same in every language. */
export const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };
