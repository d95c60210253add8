import type { ApiClient } from '@pasar/api-client';
import { useKit } from './kit.ts';

/** The client for calls that follow a person's deed; what a page shows at first comes from its loader. */
export const useApi = (): ApiClient => useKit().api;
