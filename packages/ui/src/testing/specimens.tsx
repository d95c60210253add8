import type { ReactElement } from 'react';
import { stories } from '../gallery/stories.ts';
import * as ui from '../index.ts';

const inIndonesian = (id: string) => id;

/** One of every component of the kit, at rest. */
export const specimens: Record<string, ReactElement> = {
  ...Object.fromEntries(
    Object.entries(stories).flatMap(([name, states]) => {
      const [first] = Object.values(states);
      return first ? [[name, first(inIndonesian)]] : [];
    }),
  ),
  GlobalStyle: <ui.GlobalStyle font={{ basic: '/basic.woff2', rest: '/rest.woff2' }} />,
  OverlayContainer: <ui.OverlayContainer value={undefined} />,
};
