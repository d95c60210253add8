import { createContext } from 'react';

/** The element that dialogs and sheets open in; the document's body when undefined. */
export const OverlayContainer = createContext<HTMLElement | undefined>(undefined);
