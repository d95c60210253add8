import type { AppName, Locale, OpsStatus } from '@pasar/contract';
import { createContext, use } from 'react';

/** What people call an app; the name itself where nobody said. */
export type Titles = (app: AppName) => string;

const TitlesContext = createContext<Titles>((app) => app);

/** Sets the titles of this page. */
export const TitlesProvider = TitlesContext.Provider;

export const useTitles = (): Titles => use(TitlesContext);

const frame: Record<Locale, string> = { id: 'Kerangka situs', en: 'Frame' };

/** The titles that the registry's entries give, in a language. */
export const getTitles = (status: OpsStatus | undefined, locale: Locale): Titles => {
  const titles = new Map(status?.apps.map(({ app, title }) => [app, title?.[locale]]));
  return (app) => titles.get(app) ?? (app === 'shell' ? frame[locale] : app);
};
