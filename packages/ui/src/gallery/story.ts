import type { ReactElement } from 'react';

/** Chooses the text of the language that is shown. */
export type InLanguage = (id: string, en: string) => string;

/** The states of one component by name; the first one is the component at rest. */
export type States = Record<string, (say: InLanguage) => ReactElement>;

export const nothing = (): void => {};
