import type { ApiClient } from '@pasar/api-client';
import type { PlannedNavigation } from '@pasar/contract';
import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand';
import type { Counts } from '../layout/counts.store.ts';
import type { SessionState } from '../session/session.store.ts';

/** What the layout provides to slices. One per browser page; one per request on the server. */
export interface Kit {
  api: ApiClient;
  session: StoreApi<SessionState>;
  counts: StoreApi<Counts>;
  /** Starts loading the slice and the page behind a path that somebody is about to open. */
  prefetch(path: string): void;
  /** What slices have in the menus of the layout. */
  navigation?: readonly PlannedNavigation[] | undefined;
}

export const KitContext = createContext<Kit | null>(null);

/** The kit that the layout provides. Throws outside the layout: a slice renders nowhere else. */
export const useKit = (): Kit => {
  const kit = useContext(KitContext);
  if (!kit) throw new Error('This component needs the frame around it');
  return kit;
};

let current: Kit | undefined;

/** Makes a kit the one that the commands `session`, `counts` and `toast` act on. Only in a browser. */
export const installKit = (kit: Kit): void => {
  current = kit;
};

/** The browser's kit. Throws on the server: stores are never written there. */
export const browserKit = (): Kit => {
  if (!current) throw new Error('No frame has started in this page');
  return current;
};
