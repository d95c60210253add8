import type { ApiClient } from '@pasar/api-client';
import { useKit } from './kit.ts';

/** The client for calls that follow a user's action; the data of a page comes from its loader. */
export const useApi = (): ApiClient => useKit().api;
