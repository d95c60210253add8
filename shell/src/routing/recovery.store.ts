import { createStore } from 'zustand/vanilla';

/** The way to the last good version of a page that threw, where going there needs a person's consent. */
export const recoveryStore = createStore<{ offer: (() => void) | undefined }>(() => ({ offer: undefined }));
